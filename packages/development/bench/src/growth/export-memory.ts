import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, requestOf } from '../beside/connection';
import type { Row } from '../row';
import type { SizedProduct } from './sized-product';

/** Megabytes above what the API takes before. */
const mostMemory = 100;

/** Milliseconds from one look to the next. */
const often = 20;

/** The file of all campers of a year, and how much memory the API takes for it at most. */
export async function exportMemory(sizes: readonly SizedProduct[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { campers, product, tokens } of sizes.slice(1)) {
    // One that has done all else holds more than it needs, and would show nothing.
    await product.api.kill();
    await product.api.start();
    await downloadPage(product.url, tokens.office);
    const before = await memoryOf(product.api.pid);
    const start = performance.now();
    let isDone = false;
    const written = download(`${product.url}/api/camper/export`, tokens.office).finally(() => {
      isDone = true;
    });
    let most = before;
    while (!isDone) {
      most = Math.max(most, await memoryOf(product.api.pid));
      await pause(often);
    }
    const { lines, bytes } = await written;
    const seconds = (performance.now() - start) / 1000;
    rows.push({
      what: `P4: file of ${campers.toLocaleString('en')} campers, memory of the API`,
      target: `at most ${mostMemory} MB more`,
      actual: `${(most - before).toFixed(0)} MB more; ${lines} lines, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
      met: most - before <= mostMemory,
    });
  }
  return rows;
}

/** What every answer needs is no part of the file. */
async function downloadPage(url: string, token: string): Promise<void> {
  const connection = await openConnection(url);
  const request = requestOf({ method: 'GET', path: '/api/camper/list?page=1&pageSize=25', token });
  try {
    for (let sent = 0; sent < 100; sent += 1) await connection.send(request);
  } finally {
    connection.close();
  }
}

async function download(url: string, token: string): Promise<{ lines: number; bytes: number }> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The file is answered ${answer.status}.`);
  let [lines, bytes] = [0, 0];
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { lines, bytes };
}

/** Megabytes that a process holds (/proc/<pid>/status). */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_000;
}
