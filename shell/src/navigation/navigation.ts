import type { Session } from '@camp/api-client/user/use-session';
import { isOpenTo } from '@camp/contracts/registries/is-open-to';
import type { NavigationEntry, Page } from '@camp/contracts/registries/page';

/** The header's content: the person's menus, and the links beside the menus. */
export type Navigation = ReturnType<typeof navigationOf>;

type MenuName = NavigationEntry['menu'];

// In the order of docs/product/public-site.md, Navigation.
const menuNames = ['Campers', 'Info', 'Counselors', 'Staff'] as const satisfies MenuName[];
const administrationNames = ['Camp', 'Admin'] as const satisfies MenuName[];

/** The person who sees the navigation. */
export type Viewer = Pick<Session, 'isLoggedIn' | 'may' | 'isAdministrator'>;

/** A page's navigation entries. */
export type OfferedPage = Pick<Page, 'path' | 'needs' | 'navigation'>;

/**
 * A person's navigation. It has the entries that apply now, of pages that the person may open
 * (docs/product/public-site.md, Navigation).
 *
 * @param pages that exist for this person
 * @param viewer their session
 * @param registrationOpen whether the server says that registration is open. False while unknown
 */
export function navigationOf(pages: readonly OfferedPage[], viewer: Viewer, registrationOpen: boolean) {
  const linksOf = (menu: MenuName) =>
    entriesOf(pages, menu)
      .filter(({ entry, needs }) => isOpenTo(viewer, needs) && isOffered(entry, viewer, registrationOpen))
      .map(({ path, entry }) => ({ label: entry.label, to: entry.to ?? path }));
  const menusOf = (names: readonly MenuName[]) =>
    names.map((label) => ({ label, links: linksOf(label) })).filter(({ links }) => links.length > 0);

  return {
    menus: menusOf(menuNames),
    links: linksOf('links'),
    /** Profile, or Login and Sign up. */
    account: linksOf('account'),
    /** The menus of the role admin, after all others. */
    administration: viewer.isAdministrator ? menusOf(administrationNames) : [],
  };
}

const entriesOf = (pages: readonly OfferedPage[], menu: MenuName) =>
  pages
    .flatMap(({ path, needs, navigation = [] }) => navigation.map((entry) => ({ path, needs, entry })))
    .filter(({ entry }) => entry.menu === menu)
    .sort((one, other) => one.entry.order - other.entry.order);

function isOffered(entry: NavigationEntry, viewer: Viewer, registrationOpen: boolean): boolean {
  if (entry.administratorsOnly && !viewer.isAdministrator) return false;
  if (entry.whileRegistrationOpen && !registrationOpen) return false;
  if (entry.shownTo === 'visitors') return !viewer.isLoggedIn;
  if (entry.shownTo === 'signed-in') return viewer.isLoggedIn;
  return true;
}
