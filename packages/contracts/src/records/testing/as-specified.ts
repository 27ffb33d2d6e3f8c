import type { Sentences } from '../../../test/sentences/sentences';
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
  /** Its limit depends on other answers, so a test of its own states it. */
  isConditional?: true;
  /** For the detail of a Yes. */
  detail?: Omit<SpecifiedField, 'level' | 'detail'>;
}

/**
 * Compares a declaration's schema with its table, in the order of the page.
 *
 * @param sentences the form's messages, if they are in a shared table. A row adds what that table doesn't have
 */
export function itIsAsSpecified<Declared extends Fields>(
  record: RecordDeclaration & WithFields<Declared>,
  schema: RecordSchema<unknown>,
  table: { [Name in keyof Declared]: SpecifiedField },
  sentences: Sentences = { missing: {}, wrong: [] },
): void {
  const rows = Object.entries<SpecifiedField>(table).map(
    ([name, row]) => [name, withSentences(sentences, name, row)] as const,
  );
  const sample = sampleOf(record);
  /** People see the first error of each field. */
  const errors = (changes: Record<string, unknown>) => {
    const first = new Map<string, string>();
    for (const { path, message } of schema.safeParse({ ...sample, ...changes }).error?.issues ?? [])
      if (!first.has(String(path[0]))) first.set(String(path[0]), message);
    return [...first].map(([name, message]) => `${name}: ${message}`);
  };

  it('accepts its sample', () => expect(errors({})).toEqual([]));

  it('asks in the order of the page', () => {
    const names = rows.flatMap(([name, { detail }]) => (detail ? [name, `${name}Val`] : [name]));
    expect(askedNames(record)).toEqual(names);
  });

  it('states the limit of each text', () => {
    const isUnstated = ([name, { most, detail, isConditional }]: (typeof rows)[number]) => {
      const field = record.fields[name]!;
      if (isConditional) return false;
      if (field.kind === 'yesNoDetail') return field.detail.kind === 'text' && !detail?.most;
      return 'limit' in field && !most;
    };
    expect(rows.filter(isUnstated).map(([name]) => name)).toEqual([]);
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

/** A row with what the shared table says about its field and about the detail of its Yes. */
function withSentences(
  sentences: Sentences,
  name: string,
  { detail, ...row }: SpecifiedField,
): SpecifiedField {
  const whole = <Row extends SpecifiedAnswer>(field: string, own: Row): Row => {
    const said = saidIn(sentences, field);
    return { ...said, ...own, wrong: [...(said.wrong ?? []), ...(own.wrong ?? [])] };
  };
  return { ...whole(name, row), ...(detail && { detail: whole(`${name}Val`, detail) }) };
}

function saidIn({ missing, wrong }: Sentences, name: string): SpecifiedAnswer {
  const rows = wrong
    .filter(([field]) => field === name)
    .map(([, answer, sentence]) => [answer, sentence] as const);
  const empty = rows.find(([answer]) => answer === '');
  const long = rows.find(([answer]) => /^x{51,}$/.test(answer));
  return {
    missing: missing[name] ?? empty?.[1],
    ...(long && { most: [long[0].length - 1, long[1]] }),
    wrong: rows.filter((row) => row !== empty && row !== long),
  };
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
