import { currentCamp } from '@camp/database/camp/current-camp';
import { refreshContent } from '@camp/database/content/cached-content';
import type { CachedCamp } from '@camp/database/camp/cached-camps';
import { nextOpeningOf } from '../camp/next-opening';
import type { Dependencies } from '../dependencies';

/** The current camp with the next opening of registration. */
export interface KnownCamp {
  stored: CachedCamp;
  /** See `nextOpeningOf`. */
  nextOpening: Date | null;
}

/** Milliseconds that a page waits for what is in the database, before it is sent without. */
const timeout = 300;

/** Makes this process use the camp's own words, if they are available quickly. It has the last known ones otherwise. */
export const knownContent = (deps: Dependencies): Promise<void> =>
  soon(deps, refreshContent(deps.models)).then(() => undefined);

/**
 * The current camp for a page's HTML, if it is available quickly. The page works without.
 *
 * @returns null if there is no camp, undefined if unknown
 */
export const knownCamp = (deps: Dependencies): Promise<KnownCamp | null | undefined> =>
  soon(deps, askForCamp(deps));

async function soon<Known>({ logger }: Dependencies, known: Promise<Known>): Promise<Known | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const asked = known.catch((error: unknown) => {
    logger.warn({ err: error }, 'An answer is sent without what is in the database');
    return undefined;
  });
  try {
    return await Promise.race([asked, enough]);
  } finally {
    clearTimeout(timer);
  }
}

async function askForCamp(deps: Dependencies): Promise<KnownCamp | null> {
  const now = deps.clock.now();
  const stored = await currentCamp(deps.models, now);
  return stored && { stored, nextOpening: await nextOpeningOf(deps, stored, now) };
}
