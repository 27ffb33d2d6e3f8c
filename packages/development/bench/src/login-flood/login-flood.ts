import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { said, spreadOf } from '../beside/comparison';
import { openConnection, requestOf, type Connection } from '../beside/connection';
import type { Row } from '../row';
import { median, quantile } from '../statistics';
import { attacks, floodAddress, logIn } from './attack';
import { startFlood, type Flood } from './flood';

const connections = 24;
const rounds = 7;
const filesPerRound = 1_000;
const loginsPerRound = 5;

/** Milliseconds. */
const patience = 3_000;
const mostOfIdle = 2;

/** The loads, by what a table calls them. */
const names = ['nothing', ...attacks] as const;
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

const family = (last: number) => `203.0.113.${last}`;
async function measure(product: RunningProduct): Promise<Record<Name, Figures>> {
  const { url } = product;
  const script = await scriptOf(url);
  const figures = Object.fromEntries(names.map((name) => [name, emptyFigures()])) as Record<Name, Figures>;
  const inOneRound = async (name: Name, met: Figures) => {
    // As many cheap requests as the floods make.
    const floods = [...figures['one address'].perSecond, ...figures['many addresses'].perSecond];
    const perSecond = name === 'cheap requests' && floods.length > 0 ? median(floods) : Infinity;
    const load =
      name === 'nothing' ? undefined : await startFlood({ url, attack: name, connections, perSecond });
    await underLoad(product, script, met);
    await count(load, met);
  };
  // As fast as a process gets that has run for a while, under each load.
  for (const name of names) await inOneRound(name, emptyFigures());
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) await inOneRound(name, figures[name]);
  return figures;
}

async function count(load: Flood | undefined, figures: Figures) {
  const stopped = await load?.stop();
  if (!stopped) return;
  figures.perSecond.push(stopped.perSecond);
  for (const [status, count] of stopped.statuses)
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + count);
}

async function underLoad({ url, demoLogins }: RunningProduct, script: string, figures: Figures) {
  const connection = await openConnection(url);
  const files: number[] = [];
  for (let times = 0; times < filesPerRound; times += 1) {
    const { status, milliseconds } = await timed(connection, fileRequest(script));
    if (status !== 200) throw new Error(`The script was answered with ${status}.`);
    files.push(milliseconds);
  }
  figures.files.push(...files);
  figures.fileQuantiles.push(quantile(files, 0.99));
  for (let times = 0; times < loginsPerRound; times += 1) {
    const { email, password } = demoLogins[times % demoLogins.length] ?? { email: '', password: '' };
    for (const [address, list] of [
      [family(times + 1), figures.elsewhere],
      [floodAddress, figures.atTheSameAddress],
    ] as const) {
      const { status, milliseconds } = await timed(connection, logIn(address, email, password));
      list.push(milliseconds);
      if (status !== 200) figures.refused += 1;
    }
  }
  connection.close();
}

const fileRequest = (path: string) =>
  requestOf({ method: 'GET', path, headers: { 'Accept-Encoding': 'br' } });

async function timed(connection: Connection, request: Buffer) {
  const start = performance.now();
  const status = await connection.send(request);
  return { status, milliseconds: performance.now() - start };
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
  const idle = figures.nothing.fileQuantiles;
  const rows = (['one address', 'many addresses'] as const).flatMap((name): Row[] => {
    const { fileQuantiles, elsewhere, atTheSameAddress, refused } = figures[name];
    const ratio = spreadOf(fileQuantiles.map((p99, round) => p99 / (idle[round] as number)));
    const [other, same] = [Math.max(...elsewhere), Math.max(...atTheSameAddress)];
    return [
      {
        what: `script file, p99, flood from ${name}`,
        target: `at most ${mostOfIdle} x idle`,
        actual: `${said(ratio)}; ${milliseconds(median(fileQuantiles))} and ${milliseconds(median(idle))}`,
        met: ratio.median <= mostOfIdle,
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
      'turn, after a warm-up. Ratios are those of each round, said as median (least to most). The flood, in a thread of ' +
      'its own, and the measuring run on the same machine as the product. The cheap requests (/healthz, as many a second ' +
      'as the flood made) show what is the machine’s.',
    lines.join('\n'),
  ].join('\n\n');
}
