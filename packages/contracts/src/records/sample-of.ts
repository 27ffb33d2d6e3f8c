import type { Field, FieldKind } from './field';
import type { Fields, WithFields } from './names';

type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** A field's value as a browser sends it. Lists and checkboxes are as in the form. */
export type SampleValue = string | string[] | boolean;

/** A valid answer of each kind. Empty if none is required. @property place index among fields of its kind, from 0 */
const samples: {
  [Kind in FieldKind]: (field: FieldOf<Kind>, index: number) => SampleValue | undefined;
} = {
  line: ({ question, limit }) => question.slice(0, limit),
  prose: ({ question, limit }) => question.slice(0, limit),
  phone: () => '(303) 555-0188',
  email: () => 'sample@example.com',
  zip: () => '80202',
  state: () => 'CO',
  choice: ({ options }) => options[0],
  ranked: ({ options }, index) => options[index % options.length],
  // This choice differs from that of a single choice with the same options.
  several: ({ options }) => [options[1] ?? options[0]],
  yesNo: () => 'No',
  yesNoDetail: () => 'No',
  date: () => '2030-06-01',
  pastDate: () => '2020-01-02',
  birthdate: () => '2015-03-02',
  incident: () => undefined,
  campDays: () => ['2030-07-21'],
  number: ({ least }) => String(least),
  confirmation: () => true,
  picture: () => undefined,
  password: () => 'Trailhead7',
  passwordAgain: () => 'Trailhead7',
};

/**
 * A valid form of a kind of record with only the required answers, as a browser sends it. For tests and other code that
 * needs an example record.
 */
export function sampleOf<Declared extends Fields>({
  fields,
}: WithFields<Declared>): { [Name in keyof Declared]?: SampleValue } {
  const counted = new Map<FieldKind, number>();
  const entries = Object.entries<Field>(fields).flatMap(([name, field]) => {
    const index = counted.get(field.kind) ?? 0;
    counted.set(field.kind, index + 1);
    if ('optional' in field && field.optional) return [];
    const sample = samples[field.kind] as (field: Field, index: number) => SampleValue | undefined;
    const value = sample(field, index);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as { [Name in keyof Declared]?: SampleValue };
}
