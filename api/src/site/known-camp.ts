import { currentCamp } from '@camp/database/camp/current-camp';
import type { CachedCamp } from '@camp/database/camp/cached-camps';
import { nextOpeningOf } from '../camp/next-opening';
import type { Dependencies } from '../dependencies';

/** The current camp with what its page tells about the next registration. */
export interface KnownCamp {
  stored: CachedCamp;
  /** See `nextOpeningOf`. */
  nextOpening: Date | null;
}

/** Milliseconds that a page waits for the camp; without MongoDB it goes out without. */
const patience = 300;

/**
 * The current camp for the HTML of a page, where it can be known quickly: the page works without.
 *
 * @returns null when there is no camp, undefined when it is not known
 */
export async function knownCamp(deps: Dependencies): Promise<KnownCamp | null | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const asked = askForCamp(deps).catch((error: unknown) => {
    deps.logger.warn({ err: error }, 'A page goes out without the camp');
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
