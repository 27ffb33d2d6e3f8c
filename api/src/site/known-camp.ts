import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { Dependencies } from '../dependencies';

/** Milliseconds that a page waits for the camp; without MongoDB it goes out without. */
const patience = 300;

/**
 * The current camp for the HTML of a page, where it can be known quickly: the page works without.
 *
 * @returns null when there is no camp, undefined when it is not known
 */
export async function knownCamp(deps: Dependencies): Promise<StoredCamp | null | undefined> {
  const { models, clock, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const asked = currentCamp(models, clock.now()).catch((error: unknown) => {
    logger.warn({ err: error }, 'A page goes out without the camp');
    return undefined;
  });
  try {
    return await Promise.race([asked, enough]);
  } finally {
    clearTimeout(timer);
  }
}
