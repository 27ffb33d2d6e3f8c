import { useSyncExternalStore } from 'react';
import { deviceStorage, safeStorage } from './device-storage';

/** Local storage key of the token (docs/product/user.md, Log-in). */
export const accessTokenKey = 'access_token';

/** How this page's last session ended: by a logout, by the server, or because the account was deleted. */
export type SessionEnd = 'logout' | 'expired' | 'gone';

/**
 * Key prefix of drafts on this device. The form's name, a colon, the account's id and a colon follow. Drafts survive an
 * expired session, so that no work is lost. A logout removes all of them, so that no family's data stays on a shared
 * device. A deleted account's drafts are removed too.
 */
export const draftPrefix = 'draft:';

/** Key prefix of texts that a person keeps on this device (on-this-phone.ts); the account's id and a colon follow. */
export const onThisPhonePrefix = 'on-this-phone:';

// Listeners are module state, so host and remotes must share one copy of this module (micro-frontend, shared.cjs).
const listeners = new Set<() => void>();
let lastEnd: SessionEnd | undefined;

const announce = () => listeners.forEach((listener) => listener());

/** The bearer token. Null if nobody is logged in, as always on the server. */
export const readToken = (): string | null =>
  typeof window === 'undefined' ? null : safeStorage().getItem(accessTokenKey);

/**
 * The account id in the token, for code that can't wait for the server's response. Undefined without a token. Only the
 * server knows whether the token is still valid.
 */
export function readUserId(): string | undefined {
  const [, payload = ''] = readToken()?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    // The stored text isn't a token. The server will reject it.
    return undefined;
  }
}

/** Starts a session. @param token as `/user/login` returned it */
export function startSession(token: string): void {
  lastEnd = undefined;
  safeStorage().setItem(accessTokenKey, token);
  const own = `${onThisPhonePrefix}${readUserId() ?? ''}:`;
  forget((key) => key.startsWith(onThisPhonePrefix) && !key.startsWith(own));
  announce();
}

/** Ends the session in this browser, not on the server. Without a session, only a logout does something. */
export function endSession(end: SessionEnd): void {
  // A logout that the server refuses because the session has expired still removes the drafts.
  if (readToken() === null && end !== 'logout') return;
  lastEnd = end;
  const gone = end === 'gone' && `:${readUserId() ?? ''}:`;
  safeStorage().removeItem(accessTokenKey);
  if (end !== 'expired')
    for (const prefix of [draftPrefix, onThisPhonePrefix])
      forget((key) => key.startsWith(prefix) && (!gone || key.includes(gone)));
  announce();
}

function forget(isOld: (key: string) => boolean): void {
  const storage = deviceStorage();
  for (const key of Object.keys(storage ?? {})) if (isOld(key)) storage?.removeItem(key);
}

/** How the previous session ended. Undefined if there was none since the page was loaded. */
export const lastSessionEnd = (): SessionEnd | undefined => lastEnd;

/** Subscribes to session starts and ends, including those of other tabs. @returns the unsubscribe function */
export function onSessionChange(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === accessTokenKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inOtherTab);
  };
}

const ofNobody = () => null;

/** The token as React state, also across tabs. Null while the browser takes over a page of the server. */
export const useToken = (): string | null => useSyncExternalStore(onSessionChange, readToken, ofNobody);
