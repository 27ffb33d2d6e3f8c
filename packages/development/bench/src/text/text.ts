import { longTexts } from '@camp/testing/long-texts';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import type { Row } from '../row';
import { median } from '../statistics';
import type { Field } from './fields';
import { cpuOf } from './process-cpu';
import { ways, type TextRequest, type Way } from './ways';

/** Milliseconds of the API's CPU that one request may cost. */
const mostCpu = 50;
/** So many times the CPU for twice the text. */
const mostGrowth = 3;

const timesForEach = 3;
const timesForTheDearest = 15;
const warmUps = 3;

/** What one text costs in one field. */
interface Cost {
  field: Field;
  text: (typeof longTexts)[number];
  cpu: number;
}

/** What absurdly long texts cost the API (docs/decisions/0013-bounded-texts.md). */
export const text: Bench = {
  title: 'Absurdly long texts',
  async run() {
    const product = await startProduct({ LOG_LEVEL: 'error', ...withoutLimits });
    try {
      const token = await logIn(product);
      const rows: Row[] = [];
      for (const way of ways) rows.push(...(await measure(product, token, way)));
      return { rows, notes };
    } finally {
      await product.stop();
    }
  },
};

const notes =
  `${longTexts.length} kinds of text (blanks, tabs, line ends, zero-width characters, digits, brackets, letters and more, ` +
  'also between two letters) in one field of each kind: 100 kB in a body, 14 kB in a query or header, where Node takes ' +
  `16 kB. CPU is that of the built API's process with all its threads, by the scheduler's count around each request, ` +
  `median of ${timesForEach}; the dearest text of each kind of field is measured again, medians of ${timesForTheDearest} requests with ` +
  'all of it and half of it, in turns, and the figures are those. Most of the time goes into answering at all.';

const many = '100000';
const withoutLimits = { LIMIT_LOGIN: many, LIMIT_REGISTER_ADDRESS: many, LIMIT_DONATIONS: many };

async function logIn({ url, demoLogins: [administrator] }: RunningProduct): Promise<string> {
  if (!administrator) throw new Error('The demo data have no login.');
  const { email, password } = administrator;
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The administrator cannot log in: ${answer.status}.`);
  return token;
}

async function measure(product: RunningProduct, token: string, way: Way): Promise<Row[]> {
  const costOf = async (field: Field, { of }: Cost['text'], size: number) => {
    const request = way.request(field, of(size));
    const before = await cpuOf(product.api.pid);
    await send(product.url, token, request);
    return (await cpuOf(product.api.pid)) - before;
  };
  const dearest: Cost[] = [];
  for (const field of way.fields) {
    for (let turn = 0; turn < warmUps; turn += 1) await costOf(field, longTexts[0]!, way.size);
    const costs: Cost[] = [];
    for (const kind of longTexts) {
      const figures = await repeated(timesForEach, () => costOf(field, kind, way.size));
      costs.push({ field, text: kind, cpu: median(figures) });
    }
    dearest.push(dearestOf(costs));
  }
  const closer: (Cost & { growth: number })[] = [];
  for (const { field, text: kind } of dearest) {
    const pairs = await repeated(timesForTheDearest, async () => ({
      half: await costOf(field, kind, way.size / 2),
      whole: await costOf(field, kind, way.size),
    }));
    const cpu = median(pairs.map(({ whole }) => whole));
    closer.push({ field, text: kind, cpu, growth: cpu / median(pairs.map(({ half }) => half)) });
  }
  const worst = dearestOf(closer);
  const steepest = closer.reduce((one, other) => (other.growth > one.growth ? other : one));
  return [
    {
      what: `${way.name}: CPU of the dearest request of ${way.fields.length * longTexts.length}`,
      target: `under ${mostCpu} ms`,
      actual: `${worst.cpu.toFixed(1)} ms (${worst.field.kind}, ${worst.text.what})`,
      met: worst.cpu < mostCpu,
    },
    {
      what: `${way.name}: CPU for twice the text, the steepest kind of field`,
      target: `at most ${mostGrowth}x`,
      actual: `${steepest.growth.toFixed(2)}x (${steepest.field.kind})`,
      met: steepest.growth <= mostGrowth,
    },
  ];
}

const dearestOf = (costs: readonly Cost[]) =>
  costs.reduce((one, other) => (other.cpu > one.cpu ? other : one));

async function repeated<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work());
  return results;
}

/** Sends one and reads the whole answer. @throws when the API fails at it */
async function send(url: string, token: string, { path, method, headers, body }: TextRequest): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  await answer.arrayBuffer();
  const expected = path.startsWith('/api/camp/list') ? [200] : [400, 413];
  if (!expected.includes(answer.status)) throw new Error(`${method} ${path.slice(0, 60)}: ${answer.status}`);
}
