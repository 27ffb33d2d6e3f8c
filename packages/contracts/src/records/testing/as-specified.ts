import type { Visibility } from '../field';
import { askedNames, isKept, type Fields, type WithFields } from '../names';
import type { RecordDeclaration } from '../record';
import { sampleOf } from '../sample-of';
import type { RecordSchema } from '../schema-of';

/** What the specification, or what the camp decided, says of one field; typed by hand, never taken from a declaration. */
export interface SpecifiedField {
  level: Visibility | 'nobody';
  /** Told of an empty answer; absent where it may be empty. */
  missing?: string;
  /** Most characters, and what is told of one more. */
  most?: readonly [number, string];
  options?: readonly string[];
  /** What is refused, and how. */
  wrong?: readonly (readonly [value: unknown, sentence: string])[];
  /** Of the detail of a Yes. */
  detail?: Omit<SpecifiedField, 'level' | 'detail'>;
}

/** Compares a declaration with its table, in the order of the page, by what its schema says. */
export function itIsAsSpecified<Declared extends Fields>(
  record: RecordDeclaration & WithFields<Declared>,
  schema: RecordSchema<unknown>,
  table: { [Name in keyof Declared]: SpecifiedField },
): void {
  const rows = Object.entries<SpecifiedField>(table);
  const sample = sampleOf(record);
  const complaints = (changes: Record<string, unknown>) =>
    (schema.safeParse({ ...sample, ...changes }).error?.issues ?? []).map(
      ({ path, message }) => `${String(path[0])}: ${message}`,
    );

  it('accepts its sample', () => expect(complaints({})).toEqual([]));

  it('asks in the order of the page', () => {
    const names = rows.flatMap(([name, { detail }]) => (detail ? [name, `${name}Val`] : [name]));
    expect(askedNames(record)).toEqual(names);
  });

  it.each(rows)('%s', (name, { level, detail, ...answer }) => {
    const field = record.fields[name]!;
    expect(isKept(field) ? field.visibility : 'nobody').toBe(level);
    if (answer.options) expect('options' in field && field.options).toEqual(answer.options);
    // An empty password is not what its confirmation repeats: two complaints.
    if (level === 'nobody') expectWrong(complaints, name, answer);
    else expectAnswer(complaints, name, answer);
    if (detail) expectAnswer((changes) => complaints({ [name]: 'Yes', ...changes }), `${name}Val`, detail);
  });
}

type Complaints = (changes: Record<string, unknown>) => string[];
type SpecifiedAnswer = Omit<SpecifiedField, 'level' | 'detail'>;

function expectAnswer(complaints: Complaints, name: string, answer: SpecifiedAnswer) {
  const { missing, most, options = [] } = answer;
  const expected = missing === undefined ? [] : [`${name}: ${missing}`];
  expect(complaints({ [name]: '' })).toEqual(expected);
  expect(complaints({ [name]: undefined })).toEqual(expected);
  if (most) {
    expect(complaints({ [name]: 'x'.repeat(most[0]) })).toEqual([]);
    expect(complaints({ [name]: 'x'.repeat(most[0] + 1) })).toEqual([`${name}: ${most[1]}`]);
  }
  for (const option of options) expect(complaints({ [name]: option })).not.toContain(`${name}: ${missing}`);
  expectWrong(complaints, name, answer);
}

function expectWrong(complaints: Complaints, name: string, { wrong = [] }: SpecifiedAnswer) {
  for (const [value, sentence] of wrong)
    expect(complaints({ [name]: value })).toContain(`${name}: ${sentence}`);
}
