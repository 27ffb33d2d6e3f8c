import type { Bench } from '../bench';
import { emptyYear, openYear } from '../create/year';
import { fromBrowser, takePhoto } from '../measure/photo';
import { mostMemory } from '../measure/process-memory';
import { spread } from '../measure/ratio';
import { median, quantile } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged, type Row } from '../row';
import { comeWithin, makeFamilies, type Family, type Met } from './families';

const families = 500;
const seats = 60;

/** Seconds of the rush, and of a control with a tenth of its rate. */
const minute = 60;
const few = families / 10;

/** Number of repetitions, each of which takes two minutes. */
const rounds = 3;

/** Megabytes of API and worker together. */
const mostMemoryInRush = 1_000;

/** Measures the minute in which registration opens. */
export const opening: Bench = {
  title: `${families} families in the opening minute`,
  heldBy: ['P9', '0056-image-priority'],
  run: () => withProduct(measure, { TRUSTED_PROXIES: '1' }),
};

async function measure({ product, models }: Alone) {
  const proof = await takePhoto(fromBrowser);
  const people = await makeFamilies(models, families);
  const campId = await openYear(models);
  const come = async (some: readonly Family[]) => {
    await emptyYear(models, campId, seats);
    return mostMemory([product.api.pid, product.worker.pid], () =>
      comeWithin(product.url, some, proof, minute),
    );
  };
  // Warm-up.
  await comeWithin(product.url, people.slice(0, few * 2), proof, few / 5);
  const [calm, rush, memory]: [Met[], Met[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    calm.push((await come(people.slice(0, few))).result);
    const { most, result } = await come(people);
    rush.push(result);
    memory.push(most);
  }
  const slowest = (rounds: readonly Met[]) => rounds.map(({ times }) => quantile(times, 0.99));
  const [slow, slowInRush] = [slowest(calm), slowest(rush)];
  const ratios = slowInRush.map((time, round) => time / (slow[round] as number));
  const none = (what: string, count: (met: Met) => number): Row => {
    const sum = [...calm, ...rush].reduce((all, met) => all + count(met), 0);
    return { what, target: '0', actual: String(sum), met: sum === 0 };
  };
  return {
    rows: [
      judged(
        'p99 of a response in the rush, relative to a tenth of the families',
        median(ratios),
        { atMost: 3 },
        {
          actual: `${spread(ratios)}; ${spread(slowInRush, 0)} and ${spread(slow, 0)} ms`,
        },
      ),
      none('rate-limited requests (429)', ({ tooMany }) => tooMany),
      none('other errors', ({ failed }) => failed.length),
      {
        what: 'memory of API and worker at most',
        target: `at most ${mostMemoryInRush} MB`,
        actual: `${Math.max(...memory).toFixed(0)} MB`,
        met: Math.max(...memory) <= mostMemoryInRush,
      },
    ],
    notes:
      `Each family has its own network address. It logs in, opens the form, and sends it with a picture (${(proof.length / 1e3).toFixed(0)} kB) for one of ${seats} ` +
      `seats or the waitlist. Then it opens its profile. ${families} and ${few} families within ${minute} s each, ${rounds} rounds in turns. The worker ` +
      'sends emails and resizes meanwhile, on the same machine.',
  };
}
