import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';

/** What settling a difference came to. */
export interface Noted {
  /** Whether anything was still to be done. */
  hasChanged: boolean;
  /** Events to dispatch. */
  rows: StoredOutboxRow[];
}

/** It was settled before. */
export const nothingChanged: Noted = { hasChanged: false, rows: [] };
