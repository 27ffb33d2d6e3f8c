import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';

/** The outcome of settling a difference. */
export interface Noted {
  /** Whether anything changed. */
  hasChanged: boolean;
  /** Events to dispatch. */
  rows: StoredOutboxRow[];
}

/** The difference was already settled. */
export const nothingChanged: Noted = { hasChanged: false, rows: [] };
