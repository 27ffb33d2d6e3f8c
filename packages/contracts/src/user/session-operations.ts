import { operation } from '../operations/operation';
import type { Done } from '../operations/replies';

/** One login of an account. */
export interface ListedSession {
  _id: string;
  /** The browser and the kind of device: 'Safari on iPhone'. */
  device: string;
  startedAt: string;
  /** The last use, to within five minutes. */
  usedAt: string;
  /** Whether it is the session of the request. */
  isThis: boolean;
}

/** The person's own open sessions, the one of the request first, then by last use. */
export const sessions = /* @__PURE__ */ operation<Record<never, never>, ListedSession[]>(
  'GET /user/sessions',
  'signed-in',
);

/** Ends one of the person's own sessions. */
export const endSession = /* @__PURE__ */ operation<{ body: { sessionId: string } }, Done>(
  'POST /user/sessions/end',
  'signed-in',
);

/** Ends all of the person's own sessions but the one of the request. */
export const endOtherSessions = /* @__PURE__ */ operation<Record<never, never>, Done>(
  'POST /user/sessions/endothers',
  'signed-in',
);
