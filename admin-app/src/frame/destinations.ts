import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import type { RailName } from '@camp/contracts/registries/rail';
import { matchPath } from 'react-router-dom';

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
  Texts: false,
  Reports: true,
  Messages: true,
  Audit: false,
  'Failed jobs': false,
  Import: false,
  Export: false,
  'Access tokens': false,
  Webhooks: false,
  'Test form': false,
};

/** The destination whose own page has this address. Undefined for the addresses of its forms. */
const ownDestinationAt = (pathname: string): RailName | undefined =>
  guardedPageList.find(({ path, aliases = [] }) => [path, ...aliases].some((one) => matchPath(one, pathname)))
    ?.rail;

/** Whether an address depends on the camp year. A form shows one record of any year. */
export function hasYearAt(pathname: string): boolean {
  const own = ownDestinationAt(pathname);
  return own !== undefined && ofOneYear[own];
}

/**
 * The destination that an address belongs to. `/role/edit/…` belongs to Roles, which has the list, and
 * `/admin/content/…` to Texts.
 */
export function destinationAt(pathname: string): RailName | undefined {
  const own = ownDestinationAt(pathname);
  if (own) return own;
  const [, concept] = pathname.split('/');
  return guardedPageList.find(
    ({ path, rail }) => rail && (path === `/${concept}/list` || pathname.startsWith(`${path}/`)),
  )?.rail;
}
