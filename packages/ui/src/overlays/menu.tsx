import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons';
import { TextLink } from '../actions/text-link';
import { useDisclosure } from './use-disclosure';

/** An entry: a page of this site (`to`), another address (`href`) or an action (`onSelect`). */
export interface MenuItem {
  label: string;
  to?: string;
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** The button's content. */
  label: ReactNode;
  items: readonly MenuItem[];
  /** Name of the button if `label` is only an icon. */
  accessibleLabel?: string;
  /** The button's edge that the panel aligns with. */
  align?: 'start' | 'end';
  /** Expands in the page instead of floating, for the navigation on a phone. */
  inline?: boolean;
  /** Hides the small arrow, for a button that is an icon. */
  bare?: boolean;
  className?: string;
}

/**
 * A button that discloses links or actions. It uses the disclosure navigation pattern, a list rather than an ARIA
 * menu, so that links stay links. Arrow keys, Home and End move inside. Escape closes it and returns the focus.
 * Moving the focus elsewhere closes it too.
 */
export function Menu({
  label,
  items,
  accessibleLabel,
  align = 'start',
  inline = false,
  bare = false,
  className,
}: MenuProps) {
  const { open, setOpen, root, button, ...disclosure } = useDisclosure(inline);

  // An arrow key moves into the list, which exists only after the render.
  const entering = useRef<'first' | 'last' | undefined>(undefined);
  useEffect(() => {
    if (!open || !entering.current) return;
    entriesIn(root.current)
      .at(entering.current === 'first' ? 0 : -1)
      ?.focus();
    entering.current = undefined;
  }, [open, root]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (disclosure.closeOnEscape(event)) return;
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      entering.current = event.key === 'ArrowDown' ? 'first' : 'last';
      setOpen(true);
      return;
    }
    const next = entryAfter(event.key, entriesIn(root.current));
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  return (
    // Key events of the entries bubble up to this element.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      {...disclosure.rootAttributes}
      className={classNames('camp-menu', inline && 'camp-menu--inline', className)}
      onKeyDown={onKeyDown}
    >
      <button
        {...disclosure.buttonAttributes}
        ref={button}
        className={classNames('camp-menu__button', bare && 'camp-menu__button--bare')}
        aria-label={accessibleLabel}
      >
        {label}
        {!bare && <ChevronDownIcon className="camp-menu__arrow" />}
      </button>
      <ul {...disclosure.panelAttributes} className={`camp-menu__panel camp-menu__panel--${align}`}>
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry
              item={item}
              onDone={() => {
                setOpen(false);
                // After an action the focus returns to the button. A link moves the focus to its page.
                if (item.onSelect) button.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, to, href, newTab, onSelect, icon, danger, disabled } = item;
  // Compares the fragment too, since two entries may lead to one page.
  const { pathname, hash } = useLocation();
  const entryClassName = classNames('camp-menu__entry', danger && 'camp-menu__entry--danger');
  if (to === undefined && href === undefined) {
    return (
      <button
        type="button"
        className={entryClassName}
        disabled={disabled}
        onClick={() => {
          onDone();
          onSelect?.();
        }}
      >
        {icon}
        {label}
      </button>
    );
  }
  return (
    <TextLink
      className={entryClassName}
      to={to}
      href={href}
      newTab={newTab}
      onClick={onDone}
      aria-current={to === pathname + hash ? 'page' : undefined}
    >
      {icon}
      {label}
    </TextLink>
  );
}

function entriesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.camp-menu__entry:not(:disabled)') ?? [])];
}

function entryAfter(key: string, entries: HTMLElement[]): HTMLElement | undefined {
  const at = entries.findIndex((entry) => entry === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries.at(0);
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
}
