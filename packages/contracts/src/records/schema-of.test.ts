import type { FieldKind } from './field';
import { askedNames, namesAt } from './names';
import { noRules, type RecordRules } from './rules';
import { sampleOf } from './sample-of';
import { schemaOf } from './schema-of';
import { probeRecord, type ProbeFieldName } from './testing/probe-record';

const rules: RecordRules<ProbeFieldName> = {
  between: [
    {
      reads: ['line', 'number'],
      path: 'line',
      message: 'Five is called five.',
      isBroken: ({ line, number }) => number === 5 && line !== 'five',
    },
  ],
  forced: [{ reads: ['yesNo'], field: 'optional', isForced: ({ yesNo }) => yesNo === 'No' }],
};
const schema = schemaOf(probeRecord, rules);
const sample = sampleOf(probeRecord);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const errors = (changes: Record<string, unknown>) =>
  (schema.safeParse({ ...sample, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  );

it('covers a field of every kind', () => {
  const kinds: Record<FieldKind, true> = {
    line: true,
    prose: true,
    phone: true,
    email: true,
    zip: true,
    state: true,
    choice: true,
    ranked: true,
    several: true,
    yesNo: true,
    yesNoDetail: true,
    date: true,
    pastDate: true,
    birthdate: true,
    incident: true,
    campDays: true,
    number: true,
    confirmation: true,
    picture: true,
    password: true,
    passwordAgain: true,
  };
  const probed = new Set(Object.values(probeRecord.fields).map(({ kind }) => kind));
  expect([...probed].sort()).toEqual(Object.keys(kinds).sort());
});

// For each kind: sent values and their results, then invalid values and their errors.
it.each<[ProbeFieldName, unknown, unknown, unknown, string]>([
  ['line', ' a\nb ', 'a b', 'x'.repeat(11), 'Too long.'],
  ['prose', ' a\r\nb ', 'a\nb', 'x'.repeat(11), 'Too long.'],
  ['phone', ' 303.555.0188 ', '303.555.0188', '12', 'Not so.'],
  ['email', 'a@b.co', 'a@b.co', 'a@b', 'Not so.'],
  ['zip', '80202-1234', '80202-1234', '8020', 'Not so.'],
  ['state', 'co', 'co', '12', 'Not so.'],
  ['choice', 'Two', 'Two', 'Three', 'Answer.'],
  ['rankedFirst', 'Three', 'Three', 'Four', 'Answer.'],
  ['several', 'Two', ['Two'], ['Four'], 'Answer.'],
  ['several', ['One', 'Two', 'One'], ['One', 'Two'], [], 'Answer.'],
  ['yesNo', 'Yes', 'Yes', 'yes', 'Answer.'],
  ['date', '2031-01-02', day('2031-01-02'), '2031-02-30', 'Not so.'],
  ['pastDate', '2020-02-29', day('2020-02-29'), '2090-01-01', 'Not so.'],
  ['birthdate', '2015-05-04', day('2015-05-04'), '1905-01-01', 'Not so.'],
  ['incident', '2020-02-29', day('2020-02-29'), '2090-01-01', 'Not so.'],
  ['incident', '', undefined, 'never', 'Answer.'],
  ['campDays', ['2030-07-21', '2030-07-22'], [day('2030-07-21'), day('2030-07-22')], 'Sunday', 'Answer.'],
  ['number', '4', 4, '6', 'Not so.'],
  ['confirmation', 'true', true, 'false', 'Answer.'],
  ['optional', ' ', undefined, 'x'.repeat(11), 'Answer.'],
  ['passwordAgain', 'Trailhead7', 'Trailhead7', 'Trailhead8', 'Not the same.'],
])('reads %s from %j as %j, and rejects %j', (name, sent, read, refused, sentence) => {
  expect((schema.parse({ ...sample, [name]: sent }) as Record<string, unknown>)[name]).toEqual(read);
  // A No removes the optional detail, so it has no error.
  expect(errors({ yesNo: 'Yes', [name]: refused })).toEqual([`${name}: ${sentence}`]);
});

it.each([
  ['withText', 'Bees', 'Bees', 'x'.repeat(11), 'Too long.', 'Say which.'],
  ['withDate', '2031-01-02', day('2031-01-02'), 'soon', 'Not so.', 'Say when.'],
])('asks for the detail of %s after Yes only', (name, sent, read, refused, wrong, missing) => {
  const detail = `${name}Val`;
  const answer = (value: string, given: string | undefined) => ({ [name]: value, [detail]: given });
  expect(errors(answer('Yes', ''))).toEqual([`${detail}: ${missing}`]);
  expect(errors(answer('Yes', refused))).toEqual([`${detail}: ${wrong}`]);
  expect(schema.parse({ ...sample, ...answer('Yes', sent) })).toHaveProperty([detail], read);
  expect(schema.parse({ ...sample, ...answer('No', refused) })).not.toHaveProperty([detail]);
});

it('rejects an absurdly long detail, and does not read it after No', () => {
  const withTextVal = `a${' '.repeat(95_000)}b`;
  const clean = jest.spyOn(String.prototype, 'replace');

  const read = schema.safeParse({ ...sample, withText: 'No', withTextVal });
  const cleaned = clean.mock.contexts.filter((text) => String(text).length > 10_000);
  clean.mockRestore();

  expect(cleaned).toEqual([]);
  expect(read.data).not.toHaveProperty('withTextVal');
  expect(errors({ withText: 'Yes', withTextVal })).toEqual(['withTextVal: Too long.']);
});

it('reports all errors at once in the order of the page, including rules and details', () => {
  expect(
    errors({
      confirmation: false,
      withText: 'Yes',
      number: '5',
      rankedSecond: sample.rankedFirst,
      passwordAgain: '',
      zip: '',
    }),
  ).toEqual([
    'line: Five is called five.',
    'zip: Answer.',
    'rankedSecond: Choose each once.',
    'withTextVal: Say which.',
    'confirmation: Answer.',
    'passwordAgain: Not the same.',
  ]);
});

it('removes what is not asked, and drops undeclared fields', () => {
  const read = (yesNo: string) => schema.parse({ ...sample, yesNo, optional: 'text', paid: true });
  expect(read('Yes')).toMatchObject({ optional: 'text' });
  expect(read('No')).not.toHaveProperty('optional');
  expect(read('Yes')).not.toHaveProperty('paid');
});

it('accepts values beside the record', () => {
  const { shape } = schemaOf(probeRecord, noRules, { beside: schema.shape.line! });
  expect(Object.keys(shape).at(-1)).toBe('beside');
});

it('classifies medical and contact fields, including details and pictures but no passwords', () => {
  expect(namesAt(probeRecord, 'medical')).toEqual(['withText', 'withTextVal', 'incident', 'picture']);
  expect(namesAt(probeRecord, 'contact')).toEqual(['phone', 'email']);
  expect(namesAt(probeRecord, 'open', 'contact', 'medical')).not.toContain('password');
  expect(askedNames(probeRecord, 'all')).toContain('password');
});
