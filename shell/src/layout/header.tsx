import { publicPages } from '@camp/contracts/registries/public-pages';
import { useSavedContent } from '@camp/ui/content/use-saved-content';
import type { Navigation } from '../navigation/navigation';
import { useNavigationEntries } from '../navigation/use-navigation-entries';
import { AccountLinks } from './account-links';
import { HeaderBar } from './header-bar';
import { HeaderNavigation } from './header-navigation';
import { SocialLinks } from './social-links';
import { useWideScreen } from './use-wide-screen';

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

/** The top of every page: the camp's name and the navigation. */
export function Header({ isBeingSetUp }: HeaderProps) {
  useSavedContent();
  const entries = useNavigationEntries();
  const navigation = isBeingSetUp ? duringSetup(entries) : entries;
  const isWide = useWideScreen();
  return (
    <HeaderBar isWide={isWide}>
      <HeaderNavigation navigation={navigation} inline={isWide === false} />
      {!isBeingSetUp && <SocialLinks />}
      <AccountLinks links={navigation.account} />
    </HeaderBar>
  );
}
