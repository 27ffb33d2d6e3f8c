import { safeStorage } from '@camp/api-client/device-storage';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const key = 'administration.slash';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on. */
export const areLettersOn = () => safeStorage().getItem(key) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the shortcuts `/`, `j`, `k` and `?` are on. People who use speech input can switch them off (WCAG 2.1.4). */
export function useLetters() {
  const on = useSyncExternalStore(subscribe, areLettersOn);
  const set = (next: boolean) => {
    if (next) safeStorage().removeItem(key);
    else safeStorage().setItem(key, 'off');
    listeners.forEach((listener) => listener());
  };
  return { on, set };
}

const typing = 'input, select, textarea, [contenteditable]';

/** Opens the command box with Ctrl-K (Cmd-K), and with `/` outside of fields. */
export function useCommandKeys(onOpen: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const asks = isCommand(event) || isSlash(event);
    // An open dialog handles the keys itself.
    if (!asks || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isCommand = ({ key: pressed, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && pressed.toLowerCase() === 'k';

const isSlash = ({ key: pressed, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  pressed === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  areLettersOn() &&
  !(target instanceof Element && target.closest(typing));
