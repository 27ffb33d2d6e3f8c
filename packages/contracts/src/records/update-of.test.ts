import type { RecordRules } from './rules';
import { probeRecord, type ProbeFieldName } from './testing/probe-record';
import { updateOf } from './update-of';

const rules: RecordRules<ProbeFieldName> = {
  between: [
    {
      reads: ['line', 'number'],
      path: 'line',
      message: 'Five is called five.',
      isBroken: ({ line, number }) => number === 5 && line !== 'five',
    },
  ],
  forced: [
    { reads: ['birthdate'], field: 'yesNo', isForced: ({ prose }) => prose === 'forced', answer: 'No' },
  ],
};
const update = updateOf(probeRecord, rules);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** As MongoDB stores it, with answers that would be invalid today. */
const stored = {
  _id: 'id',
  line: 'a line of other years, too long today',
  prose: 'prose',
  phone: 'call the office',
  choice: 'Three',
  rankedFirst: 'One',
  rankedSecond: 'Two',
  several: ['One', 'Four'],
  yesNo: 'Yes',
  withText: 'Yes',
  withTextVal: 'Bees',
  withDate: 'No',
  date: day('2031-01-02'),
  pastDate: day('2090-01-02'),
  campDays: [day('2030-07-21')],
  number: 9,
  confirmation: true,
  optional: 'something',
};

const change = (sent: object, before: object = stored) => update.check(before, update.schema.parse(sent));

it('accepts any old answer that is sent unchanged', () => {
  const asAFormSendsThem = {
    ...stored,
    date: '2031-01-02',
    pastDate: '2090-01-02',
    campDays: ['2030-07-21T00:00:00.000Z'],
    number: '9',
    confirmation: 'true',
    email: '',
    birthdate: '',
    withDateVal: '',
  };

  expect(change(asAFormSendsThem)).toEqual({ changes: {}, errors: [] });
});

it('treats blanks or line breaks of an earlier version as no change', () => {
  const uncleaned = { ...stored, line: ' a line of other years, too long today ', prose: 'one\r\ntwo' };
  const { changes, errors } = update.check(uncleaned, { line: uncleaned.line.trim(), prose: 'one\ntwo' });
  expect({ changes, errors }).toEqual({ changes: {}, errors: [] });
});

it('stores the changed answers only, read by their kind', () => {
  const sent = { prose: ' new ', date: '2031-02-03', several: ['Two'], number: '2', paid: true };

  expect(change(sent)).toEqual({
    changes: { prose: 'new', date: day('2031-02-03'), several: ['Two'], number: 2 },
    errors: [],
  });
});

it('reports errors of changed answers only, in the order of the page', () => {
  expect(change({ number: '7', phone: '12', choice: '', email: 'a@b' }).errors).toEqual([
    { path: 'phone', message: 'Not so.' },
    { path: 'email', message: 'Not so.' },
    { path: 'choice', message: 'Answer.' },
    { path: 'number', message: 'Not so.' },
  ]);
});

it('removes an optional answer that is sent empty, and keeps one that is not sent', () => {
  expect(change({ optional: '' }).changes).toEqual({ optional: undefined });
  expect(change({}).changes).toEqual({});
});

describe('detail', () => {
  it('is removed when its answer becomes No', () => {
    expect(change({ withText: 'No' }).changes).toEqual({ withText: 'No', withTextVal: undefined });
    expect(change({ withText: 'No', withTextVal: 'Bees' }).changes).toEqual({
      withText: 'No',
      withTextVal: undefined,
    });
  });

  it('is required when its answer becomes Yes', () => {
    expect(change({ withDate: 'Yes' }).errors).toEqual([{ path: 'withDateVal', message: 'Say when.' }]);
    expect(change({ withDate: 'Yes', withDateVal: '2031-01-02' }).changes).toEqual({
      withDate: 'Yes',
      withDateVal: day('2031-01-02'),
    });
  });

  it('is checked when only it changes, and dropped after No', () => {
    expect(change({ withTextVal: 'Wasps' }).changes).toEqual({ withTextVal: 'Wasps' });
    expect(change({ withTextVal: '' }).errors).toEqual([{ path: 'withTextVal', message: 'Say which.' }]);
    expect(change({ withDateVal: '2031-01-02' }).changes).toEqual({});
  });

  it('is no error if it has been missing since earlier years', () => {
    const { withTextVal: _detail, ...without } = stored;
    expect(change({ withText: 'Yes', withTextVal: '' }, without)).toEqual({ changes: {}, errors: [] });
  });
});

describe('ranking', () => {
  const repeated = { ...stored, rankedSecond: 'One' };
  const error = { path: 'rankedSecond', message: 'Choose each once.' };

  it('rejects an option in two places', () => {
    expect(change({ rankedSecond: 'One' }).errors).toEqual([error]);
    expect(change({ rankedFirst: 'Two' }).errors).toEqual([error]);
    expect(change({ rankedFirst: 'Two', rankedSecond: 'One' }).errors).toEqual([]);
  });

  it('accepts an old duplicate until one of its positions changes', () => {
    expect(change({ prose: 'new', rankedFirst: 'One', rankedSecond: 'One' }, repeated)).toEqual({
      changes: { prose: 'new' },
      errors: [],
    });
    expect(change({ rankedFirst: 'Two' }, repeated).errors).toEqual([]);
    expect(change({ rankedFirst: 'Two', rankedSecond: 'Two' }, repeated).errors).toEqual([error]);
  });
});

describe('rules between fields', () => {
  const broken = { ...stored, number: 5 };

  it('run when one of their fields changes, on the record after the change', () => {
    expect(change({ number: '5' }).errors).toEqual([{ path: 'line', message: 'Five is called five.' }]);
    expect(change({ number: '5', line: 'five' }).errors).toEqual([]);
    expect(change({ line: 'six' }, broken).errors).toHaveLength(1);
  });

  it('do not run when none of their fields changes', () => {
    expect(change({ prose: 'new' }, broken).errors).toEqual([]);
  });

  it('set a forced answer when the answers that force it change', () => {
    expect(change({ birthdate: '2015-01-01' }, { ...stored, prose: 'forced' }).changes).toEqual({
      birthdate: day('2015-01-01'),
      yesNo: 'No',
    });
    expect(change({ optional: 'x' }, { ...stored, prose: 'forced' }).changes).toEqual({ optional: 'x' });
  });

  it('report an overridden answer only if it was sent', () => {
    const forced = { birthdate: day('2015-01-01'), yesNo: 'No' };
    const pastAnswers = { ...stored, prose: 'forced', yesNo: 'Yes' };
    const withRule = updateOf(probeRecord, {
      ...rules,
      between: [
        {
          reads: ['birthdate', 'yesNo'],
          path: 'yesNo',
          message: 'Cannot be.',
          isBroken: ({ prose, yesNo }) => prose === 'forced' && yesNo === 'Yes',
        },
      ],
    });

    const left = withRule.check(pastAnswers, { birthdate: '2015-01-01' });
    const sent = withRule.check(pastAnswers, { birthdate: '2015-01-01', yesNo: 'Yes' });

    expect(left).toEqual({ changes: forced, errors: [] });
    expect(sent.errors).toEqual([{ path: 'yesNo', message: 'Cannot be.' }]);
  });

  it('reject an option in two places of a ranking', () => {
    expect(change({ rankedSecond: 'One' }).errors).toEqual([
      { path: 'rankedSecond', message: 'Choose each once.' },
    ]);
    expect(change({ rankedFirst: 'Two', rankedSecond: 'One' }).errors).toEqual([]);
  });
});

it('reads neither passwords nor pictures, and rejects a text that is too long to read', () => {
  expect(Object.keys(update.schema.shape)).not.toEqual(expect.arrayContaining(['password']));
  expect(Object.keys(update.schema.shape)).not.toEqual(expect.arrayContaining(['picture']));
  const { error } = update.schema.safeParse({ withTextVal: 'x'.repeat(100_000), phone: 'x'.repeat(100_000) });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['phone', 'Not so.'],
    ['withTextVal', 'Too long.'],
  ]);
});
