import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { openConnection, requestOf, timeOf } from '../measure/connection';
import { spread } from '../measure/ratio';
import { median, quantile } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged, type Row } from '../row';
import { floodAddress, floods, underFlood } from './flood';

const rounds = 7;

/** Requests per round. */
const [files, logins] = [1_000, 5] as const;

/** The results of one round, in milliseconds. */
interface Met {
  /** p99 of the script's responses. */
  file: number;
  /** Times of correct logins from elsewhere, and from the flooding address. */
  elsewhere: number[];
  sameAddress: number[];
}

/** Whether a flood of logins blocks files and other people's logins. */
export const loginFlood: Bench = {
  title: 'a flood of logins',
  heldBy: ['0014-password-hashing', '0057-file-cache'],
  run: () => withProduct(measure, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' }),
};

async function measure({ product }: Alone) {
  const { url } = product;
  const script = /href="([^"]+)" data-run/.exec(await (await fetch(url)).text())?.[1];
  if (!script) throw new Error('The page names no script.');
  const idle: number[] = [];
  const met = floods.map((from) => ({ from, perSecond: [] as number[], rounds: [] as Met[] }));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const calm = await inOneRound(product, script);
    if (round > 0) idle.push(calm.file);
    for (const one of met) {
      const { result, perSecond } = await underFlood({ url, from: one.from }, () =>
        inOneRound(product, script),
      );
      if (round === 0) continue;
      one.perSecond.push(perSecond);
      one.rounds.push(result);
    }
  }
  return {
    rows: met.flatMap(({ from, rounds: under }): Row[] => {
      const ratios = under.map(({ file }, round) => file / (idle[round] as number));
      const [p99, calm] = [median(under.map(({ file }) => file)).toFixed(1), median(idle).toFixed(1)];
      const slowest = (what: string, times: (one: Met) => number[]) => {
        const most = Math.max(...under.flatMap(times));
        const words = { actual: `${most.toFixed(1)} ms`, unit: 'ms' } as const;
        return judged(`slowest valid login from ${what}, flood from ${from}`, most, { atMost: 3_000 }, words);
      };
      return [
        judged(
          `script file, p99, flood from ${from}, relative to none`,
          median(ratios),
          { atMost: 2 },
          {
            actual: `${spread(ratios)}; ${p99} and ${calm} ms`,
          },
        ),
        slowest('another address', ({ elsewhere }) => elsewhere),
        slowest('the flooding address', ({ sameAddress }) => sameAddress),
      ];
    }),
    notes:
      `24 connections that log in with made-up addresses one after the other (${met.map(({ perSecond }) => median(perSecond).toFixed(0)).join(' and ')} responses a second), from ` +
      `their own thread on the same machine. ${rounds} rounds of ${files.toLocaleString('en')} requests for a script file and ${2 * logins} valid logins under each ` +
      'load in turn.',
  };
}

async function inOneRound({ url, demoLogins }: RunningProduct, script: string): Promise<Met> {
  const connection = await openConnection(url);
  const file = requestOf({ path: script, headers: { 'Accept-Encoding': 'br' } });
  const times: number[] = [];
  while (times.length < files) times.push(await timeOf(connection, file, 200));
  const met: Met = { file: quantile(times, 0.99), elsewhere: [], sameAddress: [] };
  for (let turn = 0; turn < logins; turn += 1) {
    const { email = '', password = '' } = demoLogins[turn % demoLogins.length] ?? {};
    const logIn = (address: string) =>
      requestOf({
        ...{ path: '/api/user/login', json: { email, password } },
        headers: { 'X-Forwarded-For': address },
      });
    met.elsewhere.push(await timeOf(connection, logIn(`203.0.113.${turn + 1}`), 200));
    met.sameAddress.push(await timeOf(connection, logIn(floodAddress), 200));
  }
  connection.close();
  return met;
}
