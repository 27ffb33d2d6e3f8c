import type { Field } from '@camp/contracts/records/field';
import { rowsOf } from './rows';

type Width = 'quarter' | 'third' | 'half' | 'two-thirds' | undefined;

const fieldOf = (width: Width, index: number) => {
  const field: Field = {
    section: 'all',
    kind: 'yesNo',
    visibility: 'open',
    question: 'Is it so?',
    missing: 'Say so.',
    width,
  };
  return { name: String(index), field };
};

it.each<[string, Width[], string[][], (string | undefined)[]]>([
  ['two halves', ['half', 'half'], [['0', '1']], [undefined]],
  ['different widths', ['quarter', 'quarter', 'half'], [['0', '1', '2']], ['3fr 3fr 6fr']],
  ['a third and two', ['third', 'two-thirds'], [['0', '1']], ['4fr 8fr']],
  ['fields that do not fit', ['half', 'two-thirds'], [['0'], ['1']], [undefined, undefined]],
  [
    'full-width fields in between',
    [undefined, 'half', 'half', undefined],
    [['0'], ['1', '2'], ['3']],
    [undefined, undefined, undefined],
  ],
  ['four thirds', ['third', 'third', 'third', 'third'], [['0', '1', '2'], ['3']], [undefined, undefined]],
])('arranges %s in rows', (_what, widths, names, columns) => {
  const rows = rowsOf(widths.map(fieldOf));

  expect(rows.map(({ fields }) => fields.map(({ name }) => name))).toEqual(names);
  expect(rows.map((row) => row.columns)).toEqual(columns);
});
