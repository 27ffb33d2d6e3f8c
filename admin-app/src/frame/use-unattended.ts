import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds without input after which a page counts as unattended. */
const attention = 15 * 60_000;

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Stops polling on an unattended page, as on a hidden one. Otherwise a forgotten page would keep its session in use. At
 * the next input the page is refetched.
 */
export function useUnattended(): void {
  useEffect(() => {
    const leave = () => focusManager.setFocused(false);
    let leaving = setTimeout(leave, attention);
    const attend = () => {
      clearTimeout(leaving);
      leaving = setTimeout(leave, attention);
      focusManager.setFocused(undefined);
    };
    for (const input of inputs) window.addEventListener(input, attend, { passive: true });
    return () => {
      clearTimeout(leaving);
      focusManager.setFocused(undefined);
      for (const input of inputs) window.removeEventListener(input, attend);
    };
  }, []);
}
