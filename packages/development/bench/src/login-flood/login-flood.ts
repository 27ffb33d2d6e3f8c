import { randomBytes, randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { startProduct, type RunningProduct } from '@camp/testing/start-product';
import type { Bench } from '../bench';
import type { Row } from '../row';
import { median, quantile } from '../statistics';
import { ask, startLoad, type Ask, type Load } from './load';

const connections = 24;
const rounds = 7;
const filesPerRound = 400;
const loginsPerRound = 5;

/** Milliseconds. */
const patience = 3_000;
const mostOfIdle = 2;

/** The loads, by what a table calls them. */
const names = ['nothing', 'one address', 'many addresses', 'cheap requests'] as const;
type Name = (typeof names)[number];

/** What was measured under one load, over all rounds; times in milliseconds. */
interface Figures {
  files: number[];
  fileQuantiles: number[];
  elsewhere: number[];
  atTheSameAddress: number[];
  refused: number;
  perSecond: number[];
  statuses: Map<number, number>;
}

/** Whether a flood of logins stops files and the logins of others (docs/decisions/0014-password-work.md). */
export const loginFlood: Bench = {
  title: 'A flood of logins',
  async run() {
    const product = await startProduct({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
    try {
      return report(await measure(product));
    } finally {
      await product.stop();
    }
  },
};

const floodAddress = '198.51.100.7';
const family = (last: number) => `203.0.113.${last}`;
const anybody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const logIn = (address: string, email: string, password: string): Ask => ({
  path: '/api/user/login',
  headers: { 'X-Forwarded-For': address },
  body: { email, password },
});

const madeUp = (address: string) =>
  logIn(address, `${randomBytes(6).toString('hex')}@example.com`, 'Wrong1234');

async function measure(product: RunningProduct): Promise<Record<Name, Figures>> {
  const { url } = product;
  const script = await scriptOf(url);
  const figures = Object.fromEntries(names.map((name) => [name, emptyFigures()])) as Record<Name, Figures>;
  for (let times = 0; times < filesPerRound; times += 1) await ask(url, { path: script });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const floods = figures['one address'].perSecond.concat(figures['many addresses'].perSecond);
      const load = startOf(name, url, floods);
      await underLoad(product, script, figures[name]);
      const stopped = await load?.stop();
      if (!stopped) continue;
      figures[name].perSecond.push(stopped.perSecond);
      for (const [status, count] of stopped.statuses)
        figures[name].statuses.set(status, (figures[name].statuses.get(status) ?? 0) + count);
    }
  }
  return figures;
}

function startOf(name: Name, url: string, floods: readonly number[]): Load | undefined {
  switch (name) {
    case 'nothing':
      return undefined;
    case 'one address':
      return startLoad(url, { connections, next: () => madeUp(floodAddress) });
    case 'many addresses':
      return startLoad(url, { connections, next: () => madeUp(anybody()) });
    case 'cheap requests':
      return startLoad(url, { connections, next: () => ({ path: '/healthz' }), perSecond: median(floods) });
  }
}

async function underLoad({ url, demoLogins }: RunningProduct, script: string, figures: Figures) {
  const agent = new Agent({ keepAlive: true });
  const files: number[] = [];
  for (let times = 0; times < filesPerRound; times += 1) {
    const { status, milliseconds } = await ask(url, { path: script }, agent);
    if (status !== 200) throw new Error(`The script was answered with ${status}.`);
    files.push(milliseconds);
  }
  agent.destroy();
  figures.files.push(...files);
  figures.fileQuantiles.push(quantile(files, 0.99));
  for (let times = 0; times < loginsPerRound; times += 1) {
    const { email, password } = demoLogins[times % demoLogins.length] ?? { email: '', password: '' };
    for (const [address, list] of [
      [family(times + 1), figures.elsewhere],
      [floodAddress, figures.atTheSameAddress],
    ] as const) {
      const { status, milliseconds } = await ask(url, logIn(address, email, password));
      list.push(milliseconds);
      if (status !== 200) figures.refused += 1;
    }
  }
}

async function scriptOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1];
  if (!script) throw new Error('The page names no script.');
  return script;
}

const emptyFigures = (): Figures => ({
  files: [],
  fileQuantiles: [],
  elsewhere: [],
  atTheSameAddress: [],
  refused: 0,
  perSecond: [],
  statuses: new Map(),
});

const milliseconds = (figure: number) => `${figure.toFixed(1)} ms`;

function report(figures: Record<Name, Figures>): { rows: Row[]; notes: string } {
  const idle = quantile(figures.nothing.files, 0.99);
  const rows = (['one address', 'many addresses'] as const).flatMap((name): Row[] => {
    const { files, elsewhere, atTheSameAddress, refused } = figures[name];
    const p99 = quantile(files, 0.99);
    const [other, same] = [Math.max(...elsewhere), Math.max(...atTheSameAddress)];
    return [
      {
        what: `script file, p99, flood from ${name}`,
        target: `at most ${mostOfIdle} x idle (${milliseconds(idle)})`,
        actual: `${milliseconds(p99)}, ${(p99 / idle).toFixed(2)} x`,
        met: p99 <= mostOfIdle * idle,
      },
      {
        what: `slowest right login from another address, flood from ${name}`,
        target: `at most ${patience / 1000} s`,
        actual: milliseconds(other),
        met: other <= patience,
      },
      {
        what: `slowest right login at the flooding address, flood from ${name}`,
        target: `a fair turn: at most ${patience / 1000} s`,
        actual: milliseconds(same),
        met: same <= patience,
      },
      {
        what: `right logins refused, flood from ${name}`,
        target: '0',
        actual: `${refused} of ${elsewhere.length + atTheSameAddress.length}`,
        met: refused === 0,
      },
    ];
  });
  return { rows, notes: notesOf(figures) };
}

function notesOf(figures: Record<Name, Figures>): string {
  const lines = names.map((name) => {
    const { files, fileQuantiles, elsewhere, perSecond, statuses } = figures[name];
    const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
    const load = perSecond.length > 0 ? `${median(perSecond).toFixed(0)} a second (${answers}), ` : '';
    return (
      `- ${name}: ${load}script file median ${milliseconds(median(files))}, p99 of the rounds ` +
      `${fileQuantiles.map((figure) => milliseconds(figure)).join(', ')}; right login median ${milliseconds(median(elsewhere))}`
    );
  });
  return [
    `${connections} connections, each logging in with made-up addresses and passwords one after the other; ` +
      `${rounds} rounds of ${filesPerRound} requests for a script file and ${2 * loginsPerRound} right logins under each load in ` +
      'turn. The flood and the measuring run on the same machine as the product. The cheap requests (/healthz, as many ' +
      'a second as the flood made) show what is the machine’s.',
    lines.join('\n'),
  ].join('\n\n');
}
