import type { RequestHandler } from 'express';
import type { Dependencies } from '../dependencies';
import { knownContent } from '../site/known-content';

/**
 * Makes an answer use the camp's own words as they are now, at most five seconds old, such as those in the messages of
 * refusals. If the database doesn't answer soon, the last known words are used.
 */
export const freshWords =
  (deps: Dependencies): RequestHandler =>
  async (_request, _response, next) => {
    await knownContent(deps);
    next();
  };
