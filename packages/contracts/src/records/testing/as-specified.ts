import type { Visibility } from '../asked';
import { askedNames, isStored, type Fields, type WithFields } from '../names';
import type { RecordDeclaration } from '../record';
import { sampleOf } from '../sample-of';
import type { RecordSchema } from '../schema-of';

/**
 * A field according to the specification or the camp. The values are typed manually, never derived from a declaration.
 */
export interface SpecifiedField {
  level: Visibility | 'nobody';
  /** The error of an empty answer. Absent if it is optional. */
  missing?: string;
  /** Maximum characters, and the error above them. */
  most?: readonly [number, string];
  options?: readonly string[];
  /** Invalid values and their errors. */
  wrong?: readonly (readonly [value: unknown, sentence: string])[];
  /** For the detail of a Yes. */
  detail?: Omit<SpecifiedField, 'level' | 'detail'>;
}

/** Compares a declaration's schema with its table, in the order of the page. */
export function itIsAsSpecified<Declared extends Fields>(
  record: RecordDeclaration & WithFields<Declared>,
  schema: RecordSchema<unknown>,
  table: { [Name in keyof Declared]: SpecifiedField },
): void {
  const rows = Object.entries<SpecifiedField>(table);
  const sample = sampleOf(record);
  const errors = (changes: Record<string, unknown>) =>
    (schema.safeParse({ ...sample, ...changes }).error?.issues ?? []).map(
      ({ path, message }) => `${String(path[0])}: ${message}`,
    );

  it('accepts its sample', () => expect(errors({})).toEqual([]));

  it('asks in the order of the page', () => {
    const names = rows.flatMap(([name, { detail }]) => (detail ? [name, `${name}Val`] : [name]));
    expect(askedNames(record)).toEqual(names);
  });

  it.each(rows)('%s', (name, { level, detail, ...answer }) => {
    const field = record.fields[name]!;
    expect(isStored(field) ? field.visibility : 'nobody').toBe(level);
    if (answer.options) expect('options' in field && field.options).toEqual(answer.options);
    // An empty password also differs from its confirmation, so there are two errors.
    if (level === 'nobody') expectWrong(errors, name, answer);
    else expectAnswer(errors, name, answer);
    if (detail) expectAnswer((changes) => errors({ [name]: 'Yes', ...changes }), `${name}Val`, detail);
  });
}

type ErrorsOf = (changes: Record<string, unknown>) => string[];
type SpecifiedAnswer = Omit<SpecifiedField, 'level' | 'detail'>;

function expectAnswer(errors: ErrorsOf, name: string, answer: SpecifiedAnswer) {
  const { missing, most, options = [] } = answer;
  const expected = missing === undefined ? [] : [`${name}: ${missing}`];
  expect(errors({ [name]: '' })).toEqual(expected);
  expect(errors({ [name]: undefined })).toEqual(expected);
  if (most) {
    expect(errors({ [name]: 'x'.repeat(most[0]) })).toEqual([]);
    expect(errors({ [name]: 'x'.repeat(most[0] + 1) })).toEqual([`${name}: ${most[1]}`]);
  }
  for (const option of options) expect(errors({ [name]: option })).not.toContain(`${name}: ${missing}`);
  for (const [value, sentence] of answer.wrong ?? [])
    expect(errors({ [name]: value })).toEqual([`${name}: ${sentence}`]);
}

function expectWrong(errors: ErrorsOf, name: string, { wrong = [] }: SpecifiedAnswer) {
  for (const [value, sentence] of wrong) expect(errors({ [name]: value })).toContain(`${name}: ${sentence}`);
}
