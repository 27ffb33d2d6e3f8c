import { refreshContent } from '@camp/database/content/cached-content';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from './mail';
import { ownEmblem } from './own-emblem';

/**
 * The effect of a job that sends an email. The email is composed from the current records, or not sent if they no
 * longer require it.
 *
 * @param compose reads the records, and returns nothing if the email has become pointless
 * @returns sends it with the job's key, from which the Message-ID is made
 */
export const mail =
  <Payload>(compose: (deps: WorkerDependencies, payload: Payload) => Promise<Mail | undefined>) =>
  async (deps: WorkerDependencies, payload: Payload, key: string, ensureHeld: () => void): Promise<void> => {
    await refreshContent(deps.database.models);
    const composed = await compose(deps, payload);
    if (!composed) return;
    const { problems } = composed.content;
    if (problems) deps.logger.error({ problems }, 'The camp’s words of an email are invalid');
    const emblem = await ownEmblem(deps.database.models);
    await deps.transport.send({ ...composed, emblem }, key, ensureHeld);
  };
