import { isBeingSetUp } from '@camp/contracts/content/site';
import { currentCamp } from '@camp/database/camp/current-camp';
import { refreshContent } from '@camp/database/content/cached-content';
import type { Dependencies } from '../dependencies';

/** Milliseconds that an answer waits for what is in the database, before it is sent without. */
const timeout = 300;

/** Makes this process use the camp's own words, if they are available quickly. It has the last known ones otherwise. */
export const knownContent = (deps: Dependencies): Promise<void> =>
  ifSoon(deps, refreshContent(deps.models)).then(() => undefined);

/** Whether visitors see that the site is being set up. Call it with known content. False while nobody knows. */
export const knownSetup = async (deps: Dependencies): Promise<boolean> =>
  isBeingSetUp(await ifSoon(deps, currentCamp(deps.models, deps.clock.now())));

/**
 * What the database answers, if it answers quickly.
 *
 * @param known - the answer, whose failure is logged
 * @returns undefined otherwise
 */
export async function ifSoon<Known>(
  { logger }: Dependencies,
  known: Promise<Known>,
): Promise<Known | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const asked = known.catch((error: unknown) => {
    logger.warn({ err: error }, 'A page is sent without current data');
    return undefined;
  });
  try {
    return await Promise.race([asked, enough]);
  } finally {
    clearTimeout(timer);
  }
}
