import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** Margin on either side of a panel, in CSS pixels. */
const edge = 8;

/**
 * The behavior of every button with a panel below. Escape closes the panel and returns the focus. A click or the
 * focus elsewhere also closes the panel. The panel stays inside the window, whichever side it is aligned with.
 *
 * @param stays keeps the panel open when the focus moves elsewhere, for panels that are part of the page
 */
export function useDisclosure(stays = false) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open || stays) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, stays]);

  useLayoutEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>('.camp-menu__panel');
    if (!open || stays || !panel) return;
    panel.style.marginInline = '';
    const { left, right } = panel.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const shift = left < edge ? edge - left : Math.min(0, clientWidth - edge - right);
    if (shift !== 0) panel.style.marginInline = `${shift}px ${-shift}px`;
  }, [open, stays]);

  /** Returns true if the key was Escape and closed the panel. */
  const closeOnEscape = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape' || !open) return false;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
    return true;
  };

  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (!stays && relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return {
    open,
    setOpen,
    root,
    button,
    closeOnEscape,
    /**
     * Spread on the element around button and panel. A click on text inside moves the focus to the closest focusable
     * ancestor. Without these attributes, that would be the page, and the panel would close.
     */
    rootAttributes: { ref: root, tabIndex: -1, onBlur: closeOnLeave },
    /** Spread on the button, with its ref. */
    buttonAttributes: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen(!open),
    },
    /** Spread on the panel. */
    panelAttributes: { id: panelId, hidden: !open },
  } as const;
}
