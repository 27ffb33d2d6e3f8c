import { startBareServer } from '../beside/bare-server';
import { said, spreadOf } from '../beside/comparison';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { cpuOf } from '../text/process-cpu';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { comeAsServed } from './come';
import type { Family, Met } from './families';

/** APIs behind the proxy, in turns. */
const counts = [1, 2, 4] as const;

const rounds = 7;

/** Families of a turn, and how many of them are on the site at the same time. */
const families = 120;
const atOnce = 24;

/** What was measured with so many APIs. */
interface Served {
  perSecond: number;
  /** Milliseconds of CPU for each family, in all APIs together. */
  cpu: number;
  failed: number;
}

type Come = (url: string, families: readonly Family[], proof: Buffer) => Promise<Met & { perSecond: number }>;

/**
 * How many families a second are served by one, two and four APIs behind a proxy.
 *
 * @param round - empties the year and lets families come to the address
 */
export async function withMoreApis(
  product: RunningProduct,
  round: (url: string, come: Come) => ReturnType<Come>,
): Promise<{ rows: Row[]; notes: string; figures: Figure[] }> {
  const others = [];
  for (let more = 1; more < Math.max(...counts); more += 1) others.push(await product.startAnotherApi());
  const apis = [{ url: product.url, pid: product.api.pid }, ...others];
  const served = new Map<number, Served[]>(counts.map((count) => [count, []]));
  const comeTo: Come = (url, people, proof) => comeAsServed(url, people.slice(0, families), proof, atOnce);
  for (let done = 0; done <= rounds; done += 1)
    for (const count of done % 2 === 0 ? counts : [...counts].reverse()) {
      const used = apis.slice(0, count);
      const proxy = await startBareServer('rush/proxy.ts', ...used.map(({ url }) => new URL(url).port));
      const cpuOfAll = async () =>
        (await Promise.all(used.map(({ pid }) => cpuOf(pid)))).reduce((sum, one) => sum + one, 0);
      const before = await cpuOfAll();
      const { perSecond, failed, tooMany, registeredAt } = await round(proxy.url, comeTo);
      const cpu = ((await cpuOfAll()) - before) / Math.max(1, registeredAt.size);
      await proxy.stop();
      // The first round warms the APIs up.
      if (done > 0) served.get(count)?.push({ perSecond, cpu, failed: failed + tooMany });
    }
  for (const { stop } of others) await stop();
  return report(served);
}

function report(served: ReadonlyMap<number, readonly Served[]>) {
  const one = served.get(1) ?? [];
  const rows: Row[] = [];
  const figures: Figure[] = [];
  for (const [count, turns] of served) {
    const factor = spreadOf(turns.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? NaN)));
    const speed = spreadOf(turns.map(({ perSecond }) => perSecond));
    const cpu = spreadOf(turns.map((turn) => turn.cpu));
    const failed = turns.reduce((sum, turn) => sum + turn.failed, 0);
    rows.push({
      what: `families served by ${count} ${count === 1 ? 'API' : 'APIs'} behind a proxy`,
      target: 'shown; no error',
      actual: `${said(speed, 1)} a second, ${said(factor)}x of one; CPU of the APIs ${cpu.median.toFixed(1)} ms each; ${failed} errors`,
      met: failed === 0,
    });
    figures.push({
      what: `a family served by ${count} APIs`,
      value: cpu.median,
      unit: 'ms of CPU',
      better: 'less',
    });
  }
  const notes =
    `Behind a proxy: ${families} of the families as fast as they are served, ${atOnce} at a time, ${rounds} rounds in turns after a warm-up. All APIs, ` +
    'the database, Redis, the worker, the proxy and the families share the cores of this machine: the factor is what is to ' +
    'be had here, and the CPU for each family is what another machine would take over.';
  return { rows, notes, figures };
}
