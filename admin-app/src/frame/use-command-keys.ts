import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const key = 'administration.slash';
const listeners = new Set<() => void>();

/** Whether single letters do something wherever the focus is. */
export const areLettersOn = () => localStorage.getItem(key) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether `/`, `j`, `k` and `?` count everywhere: whoever speaks to their device can switch them off (WCAG 2.1.4). */
export function useLetters() {
  const on = useSyncExternalStore(subscribe, areLettersOn);
  const set = (next: boolean) => {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    listeners.forEach((listener) => listener());
  };
  return { on, set };
}

const typing = 'input, select, textarea, [contenteditable]';

/** Opens the command box with Ctrl-K (Cmd-K), and with `/` where nobody is typing. */
export function useCommandKeys(onOpen: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const asks = isCommand(event) || isSlash(event);
    // A dialog that is open has the keys for itself.
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
