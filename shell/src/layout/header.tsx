import { campContent } from '@camp/contracts/content/camp';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { useSavedContent } from '@camp/ui/content/use-saved-content';
import { CloseIcon, MenuIcon } from '@camp/ui/icons';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Navigation } from '../navigation/navigation';
import { useNavigationEntries } from '../navigation/use-navigation-entries';
import { AccountLinks } from './account-links';
import { HeaderNavigation } from './header-navigation';
import { SocialLinks } from './social-links';
import { useWideScreen } from './use-wide-screen';

const navigationId = 'navigation';

interface HeaderProps {
  /** Public pages are closed, so nothing leads there. */
  isBeingSetUp: boolean;
}

const duringSetup = (entries: Navigation): Navigation => ({
  ...entries,
  menus: [],
  links: [],
  account: entries.account.filter(({ to }) => to !== publicPages.register.path),
});

/** The top of every page: the camp's name and the navigation, which is behind a button on a phone. */
export function Header({ isBeingSetUp }: HeaderProps) {
  useSavedContent();
  const entries = useNavigationEntries();
  const navigation = isBeingSetUp ? duringSetup(entries) : entries;
  const isWide = useWideScreen();
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
          <HeaderNavigation navigation={navigation} inline={isWide === false} />
          {!isBeingSetUp && <SocialLinks />}
          <AccountLinks links={navigation.account} />
        </div>
      </div>
    </header>
  );
}
