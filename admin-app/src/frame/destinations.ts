import type { Session } from '@camp/api-client/user/use-session';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import type { GuardedPage } from '@camp/contracts/registries/page';
import { railGroups, type RailName } from '@camp/contracts/registries/rail';
import { matchPath } from 'react-router-dom';

/** One place of the administration, where its page is. */
export interface Destination {
  name: RailName;
  path: string;
}

type RailPage = Pick<GuardedPage, 'path' | 'needs' | 'rail'>;

/**
 * The places that a person may go to, in the groups of the rail; empty groups are left out. Of a place's pages it is the
 * first that they may open: who may only make something begins with its form.
 *
 * @param may what the person holds
 */
export function destinationsFor(
  may: Session['may'],
  pages: readonly RailPage[] = guardedPageList,
): readonly (readonly Destination[])[] {
  const destinationOf = (name: RailName): Destination[] => {
    const page = pages.find(
      ({ rail, needs }) => rail === name && (!needs || may(needs.action, needs.subject)),
    );
    return page ? [{ name, path: page.path }] : [];
  };
  return railGroups.map((group) => group.flatMap(destinationOf)).filter((group) => group.length > 0);
}

/** Whether the camp year narrows what is seen; gifts are counted by the calendar. */
const ofOneYear: Readonly<Record<RailName, boolean>> = {
  Dashboard: true,
  Campers: true,
  Waitlist: true,
  Counselors: true,
  Applications: true,
  Staff: true,
  Payments: true,
  Donations: false,
  Camps: false,
  People: false,
  Roles: false,
  Reports: true,
  Messages: true,
  Audit: false,
  'Failed jobs': false,
  'Test form': false,
};

/** The place whose own page is at an address; undefined on a form that belongs to one. */
const ownDestinationAt = (pathname: string): RailName | undefined =>
  guardedPageList.find(({ path, aliases = [] }) => [path, ...aliases].some((one) => matchPath(one, pathname)))
    ?.rail;

/** Whether the camp year narrows what is seen at an address; a form is about one record, whatever the year. */
export function hasYearAt(pathname: string): boolean {
  const own = ownDestinationAt(pathname);
  return own !== undefined && ofOneYear[own];
}

/** The place that an address belongs to: `/role/edit/…` belongs to Roles, as that is where its list is. */
export function destinationAt(pathname: string): RailName | undefined {
  const own = ownDestinationAt(pathname);
  if (own) return own;
  const [, concept] = pathname.split('/');
  return guardedPageList.find(({ path, rail }) => rail && path === `/${concept}/list`)?.rail;
}
