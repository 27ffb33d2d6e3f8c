import { openConnection, requestOf } from '../beside/connection';
import type { FarProduct } from './far-product';

/** A call that pages make. */
export interface Call {
  what: string;
  path: string;
  as: keyof FarProduct['tokens'];
}

/** What pages ask at the same time when they are opened; the slowest of them is what a person waits for. */
export const calls: readonly Call[] = [
  { what: 'every page: who is signed in', path: '/api/user/current', as: 'family' },
  { what: 'home and forms: the current camp', path: '/api/camp/current/', as: 'family' },
  { what: 'profile: a family’s records', path: '/api/data/user', as: 'family' },
  { what: 'profile: earlier years', path: '/api/data/user/prior', as: 'family' },
  { what: 'form: the kept parent block', path: '/api/parent/list?own=true', as: 'family' },
  { what: 'list of campers, a page', path: '/api/camper/list?page=1&pageSize=25', as: 'office' },
];

/** Milliseconds until a call is answered. */
export async function askOnce({ url, tokens }: FarProduct, { path, as }: Call): Promise<number> {
  const connection = await openConnection(url);
  try {
    const request = requestOf({ method: 'GET', path, token: tokens[as] });
    const start = performance.now();
    const status = await connection.send(request);
    if (status !== 200) throw new Error(`${path} is answered ${status}.`);
    return performance.now() - start;
  } finally {
    connection.close();
  }
}
