import { campContent } from '@camp/contracts/content/camp';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { CloseIcon, MenuIcon } from '@camp/ui/icons';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

const navigationId = 'navigation';

interface HeaderBarProps {
  /** As `useWideScreen` returns it. */
  isWide: boolean | undefined;
  /** The navigation. The button opens it without rendering it again, which takes long on a slow phone. */
  children: ReactNode;
}

/** The camp's name, and the navigation behind a button on a phone. */
export function HeaderBar({ isWide, children }: HeaderBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // A phone's menu closes on every navigation (docs/product/public-site.md), even to the current page. The menu
  // closes at once, since the page scrolls to a section below it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  // The back button restores an earlier key.
  if (openAt && !isOpen) setOpenAt(undefined);

  const closeByEscape = ({ key }: { key: string }) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpenAt(undefined);
    button.current?.focus();
  };

  return (
    <header
      className="shell-header"
      data-open={isOpen || undefined}
      onKeyDown={isWide ? undefined : closeByEscape}
    >
      <div className="shell-header__bar">
        <Link className="shell-header__brand" to={publicPages.home.path}>
          <BrandMark />
          <span className="shell-header__name">{campContent.name}</span>
        </Link>
        {!isWide && (
          <button
            ref={button}
            type="button"
            className="shell-header__button"
            aria-expanded={isOpen}
            aria-controls={navigationId}
            onClick={() => setOpenAt(isOpen ? undefined : key)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
            Menu
          </button>
        )}
        <div id={navigationId} className="shell-header__panel" hidden={isWide === false && !isOpen}>
          {children}
        </div>
      </div>
    </header>
  );
}
