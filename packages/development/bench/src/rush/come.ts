import { setTimeout as pause } from 'node:timers/promises';
import { nothingMet, registerFamily, type Family, type Met } from './families';

/**
 * Lets families come one after the other at even distances, whether or not those before are done.
 *
 * @param proof - the picture that they send, if any
 * @param seconds - in which all of them come
 */
export async function comeWithin(
  url: string,
  families: readonly Family[],
  proof: Buffer | undefined,
  seconds: number,
): Promise<Met> {
  const met = nothingMet();
  await Promise.all(
    families.map(async (family, index) => {
      await pause((index / families.length) * seconds * 1_000);
      await registerFamily(url, family, proof, met);
    }),
  );
  return met;
}

/** Lets families come as fast as they are served, so many at the same time. @returns families a second, too */
export async function comeAsServed(
  url: string,
  families: readonly Family[],
  proof: Buffer | undefined,
  atOnce: number,
): Promise<Met & { perSecond: number }> {
  const met = nothingMet();
  const waiting = [...families];
  const start = performance.now();
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let family = waiting.pop(); family; family = waiting.pop())
      await registerFamily(url, family, proof, met);
  });
  await Promise.all(lanes);
  return { ...met, perSecond: families.length / ((performance.now() - start) / 1_000) };
}
