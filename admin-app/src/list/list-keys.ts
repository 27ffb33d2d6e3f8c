import type { KeyboardEvent } from 'react';

interface ListKeys {
  isOpen: boolean;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
  onHelp: () => void;
}

const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

/** Escape belongs to the innermost thing that it closes. */
const closesFirst = '.camp-menu:has([aria-expanded="true"])';

/**
 * The letters of a list. They count while the focus is in the list or its drawer, so that they disturb neither typing
 * nor people who speak to their device (WCAG 2.1.4).
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
  return (event: KeyboardEvent) => {
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
