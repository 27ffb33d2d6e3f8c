import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';
import { onSessionChange, onThisPhonePrefix, readUserId } from './session';

/** What a person can keep on this device, to read without a network. */
export type TextName = 'packing-list' | 'check-in';

/** Lines with their labels, and the instant (ISO) after which they are removed. No medical answer, no contact. */
export interface TextOnThisPhone {
  until: string;
  lines: readonly { label: string; value: string }[];
}

const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

/** Each account has its own texts. */
const keyOf = (name: TextName): string | undefined => {
  const userId = readUserId();
  return userId && `${onThisPhonePrefix}${userId}:${name}`;
};

/** Stores a text for the current account. @returns whether it was stored (the storage may be full or disabled) */
export function storeOnThisPhone(name: TextName, text: TextOnThisPhone): boolean {
  const key = keyOf(name);
  const storage = deviceStorage();
  if (!key || !storage) return false;
  try {
    storage.setItem(key, JSON.stringify(text));
  } catch {
    return false;
  }
  announce();
  return true;
}

/** Removes a text of the current account. */
export function removeFromThisPhone(name: TextName): void {
  const key = keyOf(name);
  if (key) deviceStorage()?.removeItem(key);
  announce();
}

function parse(stored: string | null): TextOnThisPhone | undefined {
  try {
    return (JSON.parse(stored ?? 'null') as TextOnThisPhone | null) ?? undefined;
  } catch {
    // Written by other code, or truncated: no text.
    return undefined;
  }
}

const isOver = ({ until }: TextOnThisPhone, now: Date) => !(now.getTime() <= Date.parse(until));

/** Removes the texts of all accounts whose time is over, and unreadable ones. Call it when the page loads. */
export function tidyThisPhone(now: Date): void {
  const storage = deviceStorage();
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(onThisPhonePrefix)) continue;
    const text = parse(storage?.getItem(key) ?? null);
    if (!text || isOver(text, now)) storage?.removeItem(key);
  }
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = onSessionChange(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

const stored = (name: TextName) => {
  const key = keyOf(name);
  return (key && deviceStorage()?.getItem(key)) ?? null;
};

/** A text of the current account on this device. Undefined if there is none, or its time is over. */
export function useTextOnThisPhone(name: TextName): TextOnThisPhone | undefined {
  const text = parse(
    useSyncExternalStore(
      subscribe,
      () => stored(name),
      () => null,
    ),
  );
  return text && !isOver(text, new Date()) ? text : undefined;
}
