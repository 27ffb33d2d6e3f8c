import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areLettersOn } from '../frame/use-command-keys';

interface ListKeys {
  isOpen: boolean;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  onHelp: () => void;
}

const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

/** Escape first closes the innermost open element. */
const closesFirst = '.camp-menu:has([aria-expanded="true"])';

/** A dialog handles its keys itself. On a phone, the list's drawer is one. */
const otherDialog = 'dialog:not(.list-drawer-sheet)';

/** A key event of React or of the browser. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>;

/**
 * Keyboard shortcuts while the focus is in the list or its drawer. They don't interfere with typing or speech input
 * (WCAG 2.1.4).
 *
 * @returns the key handler for the element around list and drawer
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
    if (!(target instanceof Element) || target.closest(otherDialog)) return;
    if (event.key !== 'Escape' && target.closest(typing)) return;
    if (event.key === 'Escape' && target.closest(closesFirst)) return;
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/**
 * Makes a list's single-key shortcuts work with the focus anywhere on the page, so that nobody has to click first.
 * They can be switched off with the others (`useLetters`).
 *
 * @param root the element around list and drawer, which has its own handler
 * @param press the list's key handler
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
