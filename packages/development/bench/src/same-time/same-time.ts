import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePassword, signUpForm } from '@camp/contracts/test/sign-up';
import type { Bench } from '../bench';
import { makeAccounts } from '../measure/accounts';
import { openConnection, requestOf, timeOf } from '../measure/connection';
import { median } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import type { Row } from '../row';
import { classify, type Times } from './classifier';

const pairs = 50;
const loadConnections = 24;

/** Milliseconds between two requests, so that work after a response does not affect the next one. */
const breath = { idle: 250, underLoad: 0 };

/**
 * Half the width of an interval, in standard deviations. With a probability of 95 %, it contains chance for all eight
 * rows together.
 */
const deviations = 2.73;

const limits = ['LOGIN', 'LOGIN_ACCOUNT', 'LOGIN_ADDRESS', 'LINKS_ADDRESS', 'REGISTER_ADDRESS'].concat(
  ['PER_ADDRESS', 'PER_BROWSER', 'IN_ALL'].map((which) => `MAILS_${which}`),
);
const withoutLimits = Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '1000000']));

/** A request about an address. */
type Question = (email: string) => Buffer;

const post = (path: string, json: object, headers?: Record<string, string>): Buffer =>
  requestOf({ path, json, headers });
const loginWith = (email: string, password: string) => post('/api/user/login', { email, password });
const wrong = 'Wrong-Password-1';

/** All requests that a stranger may send about an address. Their response times must not depend on the address. */
const questions: Readonly<Record<string, Question>> = {
  'sign-up': (email) => post('/api/user/register', signUpForm({ email })),
  resend: (email) => post('/api/user/resendverification', { email }),
  reset: (email) => post('/api/user/sendpasswordreset', { email }),
  'a wrong login': (email) => loginWith(email, wrong),
};

/** Measures whether a response's time reveals if an address has an account. */
export const sameTime: Bench = {
  title: 'the same time for known and unknown addresses',
  heldBy: ['0016-requests-about-an-address'],
  run: () => withProduct(measure, { ...withoutLimits, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' }),
};

const newAddress = () => `${randomBytes(8).toString('hex')}@example.com`;

async function measure({ product: { url }, models }: Alone) {
  const known = (await makeAccounts(models, pairs)).map(({ email }) => email);
  const rows: Row[] = [];
  const askAll = async (when: string, wait: number) => {
    for (const [what, question] of Object.entries(questions)) {
      const times = await timesOf(url, known, question, wait);
      rows.push(rowOf(`${what}, ${when}`, times, false));
    }
  };
  await askAll('idle', breath.idle);
  const stopLoad = startLoad(url);
  await askAll('under load', breath.underLoad);
  await stopLoad();
  // A check of the classifier, which has to detect that a correct login takes a different time from a wrong one.
  const isKnown = new Set(known);
  const logIn: Question = (email) => loginWith(email, isKnown.has(email) ? samplePassword : wrong);
  const control = await timesOf(url, known, logIn, breath.idle);
  return {
    rows: [...rows, rowOf('control: valid and wrong logins, idle', control, true)],
    notes:
      `${pairs} pairs of a known and an unknown address, in random order on one keep-alive connection. A classifier learns the best ` +
      'time threshold from half of the pairs and judges the other half, and vice versa. The interval in parentheses holds for ' +
      'all rows together with a probability of 95%. Medians: known, then unknown. The load: ' +
      `${loadConnections} connections without a pause, half of them reading the current camp, half logging in with made-up addresses.`,
  };
}

/**
 * Keeps connections busy, half of them with the most frequent request, half with logins from anywhere. @returns a
 * function that stops it
 */
function startLoad(url: string): () => Promise<unknown> {
  let isOver = false;
  const lane = async (index: number) => {
    const connection = await openConnection(url);
    while (!isOver) await timeOf(connection, index % 2 === 0 ? readCamp : strangersLogin(), 200, 401);
    connection.close();
  };
  const working = Promise.all(Array.from({ length: loadConnections }, (_, index) => lane(index)));
  return () => {
    isOver = true;
    return working;
  };
}

const readCamp = requestOf({ path: '/api/camp/current/' });
const strangersLogin = () =>
  post(
    '/api/user/login',
    { email: newAddress(), password: samplePassword },
    { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
  );

/** Requests a known and an unknown address alternately, in random order. */
async function timesOf(
  url: string,
  known: readonly string[],
  question: Question,
  wait: number,
): Promise<Times> {
  const connection = await openConnection(url);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const email of known) {
    const pair = [
      { of: times.known, email },
      { of: times.unknown, email: newAddress() },
    ];
    if (randomInt(2) === 0) pair.reverse();
    for (const asked of pair) {
      await pause(wait);
      asked.of.push(await timeOf(connection, question(asked.email), 200, 201, 401));
    }
  }
  connection.close();
  return times;
}

function rowOf(what: string, times: Times, isControl: boolean): Row {
  const { right, from, to } = classify(times, deviations);
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const [known, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)];
  return {
    what,
    target: isControl ? 'better than chance' : 'no better than chance',
    actual: `${percent(right)} correct (${percent(from)} to ${percent(to)}); medians ${known} and ${unknown} ms`,
    met: from > 0.5 === isControl,
  };
}
