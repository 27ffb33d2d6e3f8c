import { call } from '@camp/api-client/call';
import { camperListSource } from '@camp/api-client/camper/queries';
import { counselorListSource } from '@camp/api-client/counselor/queries';
import { donationListSource } from '@camp/api-client/donation/queries';
import type { ListCallQuery, ListSource } from '@camp/api-client/list-source';
import { paymentListSource } from '@camp/api-client/payment/queries';
import { staffApplicationListSource } from '@camp/api-client/staff-application/queries';
import { userListSource } from '@camp/api-client/user/user-list-source';
import { mayCall } from '@camp/contracts/access/may-call';
import type { Permissions } from '@camp/contracts/access/catalogue';
import * as camperOperations from '@camp/contracts/camper/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import * as donationOperations from '@camp/contracts/donation/operations';
import { may, type Access } from '@camp/contracts/operations/operation';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { paymentStandingWords } from '@camp/contracts/payment/list';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import * as roleOperations from '@camp/contracts/role/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { wholeName } from '../list/whole-name';

/** A search result and its address. */
export interface Found {
  id: string;
  label: string;
  /** Distinguishes the result from others with the same name. */
  detail: string;
  to?: string;
  /** Runs an action instead of navigating. */
  run?: () => void;
}

/** A source that the command box searches. */
interface Finder {
  title: string;
  /** The right that the request requires. */
  access: Access;
  find: (query: ListCallQuery, signal: AbortSignal) => Promise<Found[]>;
}

/** The maximum number of results per source, few enough to scan at a glance. */
const most = 5;

const finder = <Row extends { _id: string }>(
  title: string,
  access: Access,
  { read }: ListSource<Row>,
  page: { path: string },
  describe: (row: Row) => Pick<Found, 'label' | 'detail'>,
): Finder => ({
  title,
  access,
  find: async (query, signal) => {
    const { items } = await read({ ...query, page: 1, pageSize: most }, signal);
    return items.map((row) => ({
      id: row._id,
      ...describe(row),
      to: `${page.path}?${new URLSearchParams({ q: query.q ?? '', open: row._id }).toString()}`,
    }));
  },
});

/** People with a grade. */
const inGrade = (person: CamperRecord | CounselorRecord) => ({
  label: wholeName(person),
  detail: `${person.grade} grade, ${person.campYear}`,
});

const finders: readonly Finder[] = [
  finder('Campers', camperOperations.list.access, camperListSource, guardedPages.camperList, inGrade),
  finder(
    'Counselors',
    counselorOperations.list.access,
    counselorListSource,
    guardedPages.counselorList,
    inGrade,
  ),
  finder(
    'Staff',
    staffApplicationOperations.list.access,
    staffApplicationListSource,
    guardedPages.staffList,
    (person) => ({
      label: wholeName(person),
      detail: `${person.staffPosition ?? ''}, ${person.campYear}`,
    }),
  ),
  finder(
    'Payments',
    paymentOperations.list.access,
    paymentListSource,
    guardedPages.paymentList,
    ({ family, names, amount, standing }) => ({
      label: family || names.join(', '),
      detail: `${dollarsAsText(amount)}, ${paymentStandingWords[standing]}`,
    }),
  ),
  finder('People', userOperations.list.access, userListSource, guardedPages.adminUsers, (person) => ({
    label: wholeName(person),
    detail: person.email,
  })),
  finder(
    'Donations',
    donationOperations.donateList.access,
    donationListSource,
    guardedPages.adminDonations,
    ({ donor, donorEmail, amount }) => ({
      label: donor || donorEmail || 'No name given',
      detail: dollarsAsText(amount),
    }),
  ),
];

/** Roles by name. There are few roles, so one request returns all. */
const roleFinder: Finder = {
  title: 'Roles',
  access: [may('view-all', 'role'), may('edit', 'role')],
  find: async ({ q = '' }, signal) => {
    const roles = await call(roleOperations.list, { signal });
    return roles
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .slice(0, most)
      .map(({ _id, name }) => ({
        id: _id,
        label: name,
        detail: 'Role',
        to: addressOf(guardedPages.roleEdit, { id: _id }),
      }));
  },
};

/** The results of one source. */
export interface FoundGroup {
  title: string;
  found: readonly Found[];
}

/**
 * Searches every source that a person may see.
 *
 * @param permissions the person's rights
 * @throws {CallError} when a list's request fails
 */
export async function findEverywhere(
  permissions: Permissions,
  query: ListCallQuery,
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const asked = [...finders, roleFinder].filter(({ access }) => mayCall(permissions, access));
  const groups = await Promise.all(
    asked.map(async ({ title, find }) => ({ title, found: await find(query, signal) })),
  );
  return groups.filter(({ found }) => found.length > 0);
}
