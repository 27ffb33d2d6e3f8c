import { currentCamp } from '@camp/database/camp/current-camp';
import type { CachedCamp } from '@camp/database/camp/cached-camps';
import { nextOpeningOf } from '../camp/next-opening';
import type { Dependencies } from '../dependencies';

/** The current camp with the next opening of registration. */
export interface KnownCamp {
  stored: CachedCamp;
  /** See `nextOpeningOf`. */
  nextOpening: Date | null;
}

/** Milliseconds that a page waits for the camp, before it is sent without. */
const timeout = 300;

/**
 * The current camp for a page's HTML, if it is available quickly. The page works without.
 *
 * @returns null if there is no camp, undefined if unknown
 */
export async function knownCamp(deps: Dependencies): Promise<KnownCamp | null | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const asked = askForCamp(deps).catch((error: unknown) => {
    deps.logger.warn({ err: error }, 'A page is sent without the camp');
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
