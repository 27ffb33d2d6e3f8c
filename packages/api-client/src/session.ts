import { useSyncExternalStore } from 'react';

/** Where the token lies in local storage (docs/product/user.md, Log-in). */
export const accessTokenKey = 'access_token';

/** How the last session of this page ended: the person logged out, or the server says it is over. */
export type SessionEnd = 'logout' | 'expired';

/**
 * Unsent forms on this device lie under keys that begin so. A session that ran out keeps them, so that no work is
 * lost; who logs out leaves nothing of a family behind on a shared device.
 */
export const draftPrefix = 'draft:';

// Listeners live in this module, so host and remotes must share one copy of it (micro-frontend, shared.cjs).
const listeners = new Set<() => void>();
let lastEnd: SessionEnd | undefined;

const announce = () => listeners.forEach((listener) => listener());

/** The bearer token, or null when nobody is logged in. */
export const readToken = (): string | null => localStorage.getItem(accessTokenKey);

/**
 * Id of the account that the token names, for who does not wait until the server has said who is logged in. Undefined
 * without a token; whether it still counts is the server's to say.
 */
export function readUserId(): string | undefined {
  const [, payload = ''] = readToken()?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    // Somebody else's text in the token's place: the server refuses it.
    return undefined;
  }
}

/** Begins a session. @param token as `/user/login` answered it */
export function startSession(token: string): void {
  lastEnd = undefined;
  localStorage.setItem(accessTokenKey, token);
  announce();
}

/** Ends the session in this browser; the server's side is the caller's. Nothing happens without one. */
export function endSession(end: SessionEnd): void {
  if (readToken() === null) return;
  lastEnd = end;
  localStorage.removeItem(accessTokenKey);
  if (end === 'logout') forgetDrafts();
  announce();
}

function forgetDrafts(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith(draftPrefix))
    .forEach((key) => localStorage.removeItem(key));
}

/** How the session ended that was there before; undefined when there was none since the page was loaded. */
export const lastSessionEnd = (): SessionEnd | undefined => lastEnd;

/** Hears of every beginning and end, in other tabs too. @returns takes the listener away */
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

/** The token as React state: changes with login, logout and what other tabs do. */
export const useToken = (): string | null => useSyncExternalStore(onSessionChange, readToken);
