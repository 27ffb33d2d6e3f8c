import type { Bench } from '../bench';
import { said, spreadOf } from '../beside/comparison';
import { fromBrowser, takePhoto } from '../beside/photo';
import { withProductAlone, type Alone } from '../beside/with-product';
import { emptyYear, openYear } from '../create/year';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { quantile } from '../statistics';
import { comeWithin } from './come';
import { makeFamilies, steps, timesOf, type Family, type Met, type Step } from './families';
import { withMoreApis } from './more-apis';

const families = 500;
const seats = 60;

/** Seconds in which they come, and at a tenth of the rate. */
const minute = 60;
const few = families / 10;

/** p99 in the rush beside that at a tenth of the rate. */
const target = 3;

/** Each takes two minutes. */
const rounds = 3;

/** P9: the minute in which registration opens. */
export const opening: Bench = {
  title: `P9: ${families} families in the opening minute`,
  run: () => withProductAlone(measure, { TRUSTED_PROXIES: '1' }),
};

async function measure({ product, models }: Alone) {
  const proof = await takePhoto(fromBrowser);
  const people = await makeFamilies(models, families);
  const campId = await openYear(models);
  const come = async (some: readonly Family[]) => {
    await emptyYear(models, campId, seats);
    return comeWithin(product.url, some, proof, minute);
  };
  // As fast as a process gets that has run for a while.
  await comeWithin(product.url, people.slice(0, few * 2), proof, few / 5);
  const [calm, rush]: [Met[], Met[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await come(people.slice(0, few)));
    rush.push(await come(people));
  }
  const more = await withMoreApis(product, async (url, comeTo) => {
    await emptyYear(models, campId, seats);
    return comeTo(url, people, proof);
  });
  const whole = slowestOf(calm, rush, timesOf);
  const sumOf = (count: (met: Met) => number) => [...calm, ...rush].reduce((sum, met) => sum + count(met), 0);
  const [failed, tooMany] = [sumOf((met) => met.failed), sumOf((met) => met.tooMany)];
  const rows: Row[] = [
    {
      what: 'p99 of an answer in the rush, beside a tenth of it',
      target: `at most ${target}x`,
      actual: whole.actual,
      met: whole.ratio.median <= target,
    },
    ...steps.map((step) => ({
      what: `of those: ${step}`,
      target: 'shown',
      actual: slowestOf(calm, rush, ({ timesOf: times }) => times[step]).actual,
    })),
    { what: 'requests refused as too many (429)', target: '0', actual: String(tooMany), met: tooMany === 0 },
    { what: 'other errors', target: '0', actual: String(failed), met: failed === 0 },
    ...more.rows,
  ];
  const byStep = (step: Step, turns: readonly Met[][]) =>
    `${step} ${turns
      .map((met) => met.flatMap((one) => one.timesOf[step]))
      .map((times) => `${quantile(times, 0.5).toFixed(0)} and ${quantile(times, 0.99).toFixed(0)}`)
      .join(', ')}`;
  const notes = [
    `Each family comes from an address of its own, logs in, opens the form, sends it with a picture (${(proof.length / 1e3).toFixed(0)} kB)`,
    `for one of ${seats} seats or the waitlist, and looks at its profile. ${families} and ${few} families within ${minute} s each, ${rounds} rounds in`,
    'turns and no more, since each of them takes two minutes of opening. At a tenth of the rate the p99 of one kind of answer',
    `is the slowest of ${few}. The worker mails and resizes meanwhile, on the same machine. A login is argon2id, 15 ms of a core.`,
    'The upload is held up most, by what pictures ask of the worker and the database (docs/performance.md).',
    `Median and p99 in milliseconds at a tenth of the rate, then in the rush: ${steps.map((step) => byStep(step, [calm, rush])).join('; ')}.`,
    more.notes,
  ].join(' ');
  const figure: Figure = {
    what: 'p99 of an answer in the rush, beside a tenth of it',
    value: whole.ratio.median,
    unit: 'ratio',
    better: 'less',
  };
  return { rows, notes, figures: [figure, ...more.figures] };
}

/** The p99 in each rush beside that at a tenth of the rate. */
function slowestOf(calm: readonly Met[], rush: readonly Met[], times: (met: Met) => number[]) {
  const slowest = (turns: readonly Met[]) => turns.map((met) => quantile(times(met), 0.99));
  const [few, many] = [slowest(calm), slowest(rush)];
  const ratio = spreadOf(many.map((time, round) => time / (few[round] as number)));
  return { ratio, actual: `${said(ratio)}; ${said(spreadOf(many), 0)} and ${said(spreadOf(few), 0)} ms` };
}
