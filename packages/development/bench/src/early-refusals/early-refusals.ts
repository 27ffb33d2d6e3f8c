import { uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { rawClient } from '@camp/testing/raw-client';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { median } from '../statistics';

const rounds = 20;
/** Milliseconds until the whole answer is there. */
const target = 200;

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const chunked = 'Transfer-Encoding: chunked';
const announced = (bytes: number) => `Content-Length: ${bytes}`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const fileHead = '--x\r\nContent-Disposition: form-data; name="covidVaccineImage"; filename="a.png"\r\n\r\n';

/** A family that may still upload, and one that has uploaded all that it may. */
type Sender = 'family' | 'busy family';

/** A request whose refusal is known long before its end, which never comes. */
interface Subject {
  what: string;
  status: number;
  path: string;
  headers: string[];
  /** Sent before the clock starts. */
  allowed?: string;
  /** Sent when the clock starts: the first byte too much, where the headers did not tell. */
  tooMuch?: string;
  /** Nobody when absent. */
  as?: Sender;
}

const subjects: Subject[] = [
  { what: '413, JSON, by its length', status: 413, path: '/api/user/login', headers: [json, announced(1e6)] },
  {
    what: '413, JSON in chunks',
    status: 413,
    path: '/api/user/login',
    headers: [json, chunked],
    allowed: chunk('x'.repeat(100 * 1024)),
    tooMuch: chunk('x'),
  },
  {
    what: '413, upload, by its length',
    status: 413,
    path: '/api/camper/create',
    headers: [form, announced(9e6)],
    as: 'family',
  },
  {
    what: '413, upload in chunks',
    status: 413,
    path: '/api/camper/create',
    headers: [form, chunked],
    allowed: chunk(fileHead) + chunk('x'.repeat(uploadLimitInBytes)),
    tooMuch: chunk('x'.repeat(10)),
    as: 'family',
  },
  {
    what: '429, upload, by its length',
    status: 429,
    path: '/api/camper/create',
    headers: [form, announced(5e6)],
    as: 'busy family',
  },
  {
    what: '429, upload in chunks',
    status: 429,
    path: '/api/camper/create',
    headers: [form, chunked],
    // The file begins with its first byte.
    tooMuch: chunk(`${fileHead}x`),
    as: 'busy family',
  },
  { what: '401, upload', status: 401, path: '/api/camper/create', headers: [form, announced(8e6)] },
];

/** How soon a refusal is there while its request is still coming. */
export const earlyRefusals: Bench = {
  title: 'Refusals while the request is still coming',
  async run() {
    const product = await startProduct({ LIMIT_UPLOADS: String(rounds) });
    try {
      const tokens = await logIn(product);
      const rows = [];
      for (const subject of subjects) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          if (subject.as === 'busy family') await useUp(product, tokens['busy family']);
          times.push(await timeOf(product, subject, tokens));
        }
        const worst = Math.max(...times);
        rows.push({
          what: subject.what,
          target: `at most ${target} ms`,
          actual: `${median(times).toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
          met: worst <= target,
        });
      }
      return {
        rows,
        notes: `Median and worst of ${rounds} requests, each on a connection of its own that never ends its body, from the byte that tells to the last byte of the answer, which says \`Connection: close\`.`,
      };
    } finally {
      await product.stop();
    }
  },
};

async function logIn({ url, demoLogins }: RunningProduct): Promise<Record<Sender, string>> {
  const families = demoLogins.filter(({ who }) => who.startsWith('Family'));
  const [family = '', busy = ''] = await Promise.all(
    families.slice(0, 2).map(async ({ email, password }) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api/user/login`, { method: 'POST', headers, body });
      return ((await answer.json()) as { token: string }).token;
    }),
  );
  return { family, 'busy family': busy };
}

/** Lets a family upload until it may no more, which it may again a minute later. */
async function useUp({ url }: RunningProduct, token: string): Promise<void> {
  const begin = { path: '/api/camper/create', headers: [form, announced(5e6), 'Expect: 100-continue'] };
  for (let status = 0; status !== 429;) {
    const client = await rawClient(url);
    client.send(headOf(begin, token));
    ({ status } = await client.answer());
    client.socket.destroy();
  }
}

const headOf = ({ path, headers }: Pick<Subject, 'path' | 'headers'>, token?: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    ...headers,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    '',
    '',
  ].join('\r\n');

/** @returns milliseconds from what tells to the end of the answer */
async function timeOf({ url }: RunningProduct, subject: Subject, tokens: Record<Sender, string>) {
  const { status, allowed, tooMuch, as } = subject;
  const client = await rawClient(url);
  const head = headOf(subject, as && tokens[as]);
  const write = (text: string) => new Promise<void>((resolve) => client.socket.write(text, () => resolve()));
  if (allowed) await write(head + allowed);
  const begun = performance.now();
  client.send((allowed ? '' : head) + (tooMuch ?? ''));
  const answer = await client.answer();
  const time = performance.now() - begun;
  if (answer.status !== status || answer.headers.connection !== 'close')
    throw new Error(`Answered ${answer.status} (${answer.headers.connection}) instead of ${status}.`);
  client.socket.destroy();
  return time;
}
