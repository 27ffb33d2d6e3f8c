import { csvLine, textOfCsvCell } from './csv-line';
import { headingForFile, valueForFile } from './value-for-file';

const evening = '2031-07-06T05:59:59.999Z';

it.each([
  ['text', 7, '7'],
  ['text', false, 'false'],
  ['day', '2031-07-06', '2031-07-06'],
  ['day', new Date(evening), '2031-07-06'],
  ['day', 7, ''],
  ['camp-day', evening, '2031-07-05'],
  ['camp-day', new Date(evening), '2031-07-05'],
  ['instant', evening, '2031-07-06T05:59:59Z'],
  ['dollars', 12.5, '12.50'],
  ['dollars', '12', ''],
  ['box', true, 'Yes'],
  ['box', false, ''],
  ['several', ['a', 'b'], 'a, b'],
  ['several', 'a', ''],
  ['days', ['2031-07-06'], 'Sunday, July 6'],
  ['text', null, ''],
  ['dollars', undefined, ''],
] as const)('writes a %s value %j to a file as %j', (kind, value, text) => {
  expect(valueForFile(kind, value)).toBe(text);
});

it('names the time zone of instants once', () => {
  const heading = (kind: 'instant' | 'day', label: string) => headingForFile({ kind, label });
  expect([heading('instant', 'Paid'), heading('instant', 'Paid (GMT)'), heading('day', 'Paid')]).toEqual([
    ...['Paid (GMT)', 'Paid (GMT)', 'Paid'],
  ]);
});

it.each([
  ['=1+1', "'=1+1"],
  [' @x', "' @x"],
  ['-5', "'-5"],
  ['a;=1', '"a;\'=1"'],
  ['a,"b"', '"a,""b"""'],
])('writes the cell %j as %j, and reads it back', (text, cell) => {
  expect(csvLine([text, 'plain'])).toBe(`${cell},plain\r\n`);
  const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(textOfCsvCell(read)).toBe(text);
});
