import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areLettersOn } from '../frame/use-command-keys';

interface ListKeys {
  isOpen: boolean;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  onHelp: () => void;
}

const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

/** Escape belongs to the innermost thing that it closes. */
const closesFirst = '.camp-menu:has([aria-expanded="true"])';

/** What a key press says, by React or by the browser. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>;

/**
 * The keys of a list while the focus is in the list or its drawer, where they disturb neither typing nor people who
 * speak to their device (WCAG 2.1.4).
 *
 * @returns what the element around list and drawer calls on a key
 */
export function listKeys({ isOpen, onMove, onClose, onHelp }: ListKeys) {
  const does: Record<string, () => void> = {
    j: () => onMove(1),
    k: () => onMove(-1),
    '?': onHelp,
    ...(isOpen && { Escape: onClose }),
  };
  return (event: KeyPress) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[role="alertdialog"], .camp-dialog--narrow')) return;
    if (event.key !== 'Escape' && target.closest(typing)) return;
    if (event.key === 'Escape' && target.closest(closesFirst)) return;
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/**
 * The letters of a list wherever the focus is on its page, so that nobody has to click into it first; they can be
 * switched off with the other single letters (`useLetters`).
 *
 * @param root around list and drawer, which has its own keys
 * @param press what the list does on a key
 */
export function useLettersOfPage(
  root: RefObject<HTMLElement | null>,
  press: (event: KeyPress) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (key === 'Escape' || !areLettersOn() || document.querySelector('dialog[open]')) return;
    if (target instanceof Node && root.current?.contains(target)) return;
    press(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
