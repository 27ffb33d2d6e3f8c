import { randomBytes, randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePassword } from '@camp/contracts/test/sign-up';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { ask, startLoad, type Ask } from './load';
import type { Row } from '../row';
import { median } from '../statistics';
import { classify, type Times, type Verdict } from './classifier';
import { makeKnownAccounts } from './known-accounts';
import { questions } from './questions';

const pairs = 50;
const loadConnections = 24;

/** Milliseconds between two questions, so that what follows an answer is not measured in the next one. */
const breath = { idle: 250, underLoad: 0 };

/** Half the width of an interval that holds chance for all eight rows together 95 times of 100. */
const deviations = 2.73;

const many = '1000000';
const limits = {
  LIMIT_LOGIN: many,
  LIMIT_LOGIN_ACCOUNT: many,
  LIMIT_LOGIN_ADDRESS: many,
  LIMIT_LINKS_ADDRESS: many,
  LIMIT_MAILS_PER_ADDRESS: many,
  LIMIT_MAILS_PER_BROWSER: many,
  LIMIT_MAILS_IN_ALL: many,
  LIMIT_REGISTER_ADDRESS: many,
};

/** Whether the time of an answer tells if an address has an account (docs/decisions/0016). */
export const sameTime: Bench = {
  title: 'The same time for known and unknown addresses',
  async run() {
    const product = await startProduct({ ...limits, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
    try {
      return await measure(product);
    } finally {
      await product.stop();
    }
  },
};

const newAddress = () => `${randomBytes(8).toString('hex')}@example.com`;

async function measure(product: RunningProduct): Promise<{ rows: Row[]; notes: string }> {
  const known = Array.from({ length: pairs }, newAddress);
  await makeKnownAccounts(product, known);
  const rows: Row[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const times = await timesOf(product, known, question, breath.idle);
    rows.push(notBetterThanChance(`${what}, idle`, times));
  }
  const load = startLoad(product.url, { connections: loadConnections, next: somethingElse });
  const loaded: Row[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const times = await timesOf(product, known, question, breath.underLoad);
    loaded.push(notBetterThanChance(`${what}, under load`, times));
  }
  const { perSecond } = await load.stop();
  return { rows: [...rows, ...loaded, await control(product, known)], notes: notesOf(perSecond) };
}

/** Half of the load reads what everybody reads, half logs in with made-up addresses from anywhere. */
function somethingElse(): Ask {
  if (randomInt(2) === 0) return { path: '/api/camp/current/' };
  return {
    path: '/api/user/login',
    headers: { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    body: { email: newAddress(), password: samplePassword },
  };
}

/** Asks about a known and an unknown address in turns, by chance which of them first. */
async function timesOf(
  { url }: RunningProduct,
  known: readonly string[],
  question: (email: string) => Ask,
  wait: number,
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const email of known) {
    const pair = [
      { of: times.known, email },
      { of: times.unknown, email: newAddress() },
    ];
    if (randomInt(2) === 0) pair.reverse();
    for (const asked of pair) {
      await pause(wait);
      const { status, milliseconds } = await ask(url, question(asked.email), agent);
      if (![200, 201, 401].includes(status)) throw new Error(`A question was answered with ${status}.`);
      asked.of.push(milliseconds);
    }
  }
  agent.destroy();
  return times;
}

/** A right login tells itself from a wrong one by its status; its time differs too, and the classifier has to see it. */
async function control(product: RunningProduct, known: readonly string[]): Promise<Row> {
  const isKnown = new Set(known);
  const logIn = (email: string): Ask => ({
    path: '/api/user/login',
    body: { email, password: isKnown.has(email) ? samplePassword : 'Wrong-Password-1' },
  });
  const times = await timesOf(product, known, logIn, breath.idle);
  const verdict = classify(times, deviations);
  return {
    what: 'control: right logins from wrong ones, idle',
    target: 'better than chance',
    actual: said(verdict, times),
    met: verdict.from > 0.5,
  };
}

function notBetterThanChance(what: string, times: Times): Row {
  const verdict = classify(times, deviations);
  return { what, target: 'no better than chance', actual: said(verdict, times), met: verdict.from <= 0.5 };
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const inMilliseconds = (times: readonly number[]) => median(times).toFixed(1);

const said = ({ right, from, to }: Verdict, { known, unknown }: Times) =>
  `${percent(right)} told right (${percent(from)} to ${percent(to)}); medians ${inMilliseconds(known)} and ${inMilliseconds(unknown)} ms`;

const notesOf = (perSecond: number) =>
  [
    `${pairs} pairs of a known and an unknown address each, in turns on one kept connection, by chance which first.`,
    'A classifier learns the best threshold of time from half of the pairs and judges the other half, and the other way round; in brackets the interval that holds for all rows together 95 times of 100.',
    'Medians: known, then unknown addresses.',
    `The load: ${loadConnections} connections without a pause, half of them reading the current camp, half logging in with made-up addresses (${Math.round(perSecond)} answers a second).`,
  ].join(' ');
