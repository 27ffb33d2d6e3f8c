import { samplePassword } from '@camp/contracts/test/sign-up';
import { hash } from '@node-rs/argon2';
import type { Bench } from '../bench';
import { startBareServer } from '../beside/bare-server';
import { inTurn, makeAccounts } from '../beside/accounts';
import { compare, cpuSentence, figuresOf, rowsOf } from '../beside/comparison';
import { howMeasured, takeRounds } from '../beside/rounds';
import type { Side } from '../beside/side';
import { withProduct, type Both } from '../beside/with-product';
import { median } from '../statistics';
import { loginRequest } from './request';
import { watchEventLoops, type EventLoopLag } from './event-loop-lag';

/** Of the throughput of the bare server. */
const target = 0.88;

const leastServer = 'the least that keeps the promises';

/** Milliseconds, p99. */
const mostLag = 20;

/** An account may have 10 logins under way. */
const accounts = 200;

/** P3: a login beside a bare server that only checks the password. */
export const login: Bench = {
  title: 'P3: logging in',
  async run() {
    const lag = await watchEventLoops();
    try {
      return await withProduct('login/bare-login.ts', (both) => measure(both, lag), lag.environment);
    } finally {
      await lag.remove();
    }
  },
};

async function measure({ product, bare, models }: Both, lag: EventLoopLag) {
  const passwordHash = await hash(samplePassword);
  await tellHash(bare.url, passwordHash);
  const people = await makeAccounts(models, accounts, { passwordHash });
  const next = inTurn(people.map(({ email }) => loginRequest(email)));
  const lags: number[] = [];
  const productSide: Side = {
    url: product.url,
    pid: product.api.pid,
    databasePid: product.mongo.pid,
    next,
    status: 200,
    before: async () => void (await lag.read(product.api.pid)),
    after: async () => void lags.push(await lag.read(product.api.pid)),
  };
  const rounds = await takeRounds({
    product: productSide,
    bare: { url: bare.url, pid: bare.pid, next, status: 200 },
  });
  const [, ...ofRounds] = lags.splice(0);
  const least = await startBareServer('login/promising-login.ts', product.mongoUri, product.redisUrl);
  const besideLeast = await takeRounds({
    product: productSide,
    bare: { url: least.url, pid: least.pid, databasePid: product.mongo.pid, next, status: 200 },
  }).finally(() => least.stop());
  const late = median(ofRounds);
  const { isNoisy } = compare(rounds);
  return {
    rows: [
      ...rowsOf('login', rounds, target),
      ...rowsOf('login', besideLeast, undefined, leastServer),
      {
        what: 'event loop of the API late while people log in, p99',
        target: `at most ${mostLag} ms`,
        actual: `${late.toFixed(1)} ms (${Math.min(...ofRounds).toFixed(1)} to ${Math.max(...ofRounds).toFixed(1)})`,
        met: late <= mostLag,
        isNoisy,
      },
    ],
    notes: [
      `Right logins of ${accounts} accounts in turn. The bare server is Express and argon2id's verify (${parametersOf(passwordHash)},`,
      'as the product) in the threads that it takes by default; it knows one hash and asks no database.',
      howMeasured,
      cpuSentence('login', rounds),
      'The least that keeps the promises asks the database and Redis what the product asks (the account, the counts of',
      'attempts, the time of the login) around the same verify, and does nothing else. What lies',
      'between it and the bare server is the promises’ own price.',
      cpuSentence('login', besideLeast, { bare: leastServer }),
    ].join(' '),
    figures: [
      ...figuresOf('login', rounds),
      { what: 'event loop late, p99', value: late, unit: 'ms', better: 'less' } as const,
    ],
  };
}

const parametersOf = (passwordHash: string) => passwordHash.split('$')[3];

async function tellHash(url: string, passwordHash: string): Promise<void> {
  const { ok, status } = await fetch(`${url}/hash`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash: passwordHash }),
  });
  if (!ok) throw new Error(`The bare server did not take the hash: ${status}.`);
}
