import type { Session } from '@camp/api-client/user/use-session';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import type { GuardedPage } from '@camp/contracts/registries/page';
import { railGroups, type RailName } from '@camp/contracts/registries/rail';
import { matchPath } from 'react-router-dom';

/** One entry of the navigation. */
export interface Destination {
  name: RailName;
  path: string;
}

type RailPage = Pick<GuardedPage, 'path' | 'needs' | 'rail'>;

/**
 * The destinations that a person may open, by group, without empty groups. Each uses its first page that they may open,
 * so people who may only create start with the form.
 *
 * @param may whether the person has a right
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

/** Whether a destination depends on the camp year. Gifts are counted by calendar year. */
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

/** The destination whose own page has this address. Undefined on its forms. */
const ownDestinationAt = (pathname: string): RailName | undefined =>
  guardedPageList.find(({ path, aliases = [] }) => [path, ...aliases].some((one) => matchPath(one, pathname)))
    ?.rail;

/** Whether an address depends on the camp year. A form is about one record of any year. */
export function hasYearAt(pathname: string): boolean {
  const own = ownDestinationAt(pathname);
  return own !== undefined && ofOneYear[own];
}

/** The destination that an address belongs to: `/role/edit/…` belongs to Roles, where its list is. */
export function destinationAt(pathname: string): RailName | undefined {
  const own = ownDestinationAt(pathname);
  if (own) return own;
  const [, concept] = pathname.split('/');
  return guardedPageList.find(({ path, rail }) => rail && path === `/${concept}/list`)?.rail;
}
