import { accessTokenKey } from '@camp/api-client/session';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import CamperListPage from '../pages/camper-list-page';

/** Three campers of one family: seated, waitlisted, and asked to pay. */
export const maya = camper({
  campYear: 2027,
  paid: null,
  amountDue: 300,
  // An evening in the camp's time zone.
  createdAt: '2027-06-21T03:00:00.000Z',
  parentNameFirst: 'Pat',
  phoneNumber: '555-123-4567',
});
export const leo = camper({
  _id: '64b0000000000000000000c2',
  nameFirst: 'Leo',
  paid: null,
  waitlist: true,
  amountDue: 300,
});
export const ana = camper({ _id: '64b0000000000000000000c3', nameFirst: 'Ana', paid: false, amountDue: 325 });

/** All rights on campers. */
export const everyAction = [
  'create',
  'edit',
  'edit-all',
  'delete',
  'delete-all',
  'view',
  'view-all',
  'data',
] as const;
const administrator: Partial<CurrentUser> = {
  roles: ['admin'],
  permissions: { camper: everyAction, stripe: everyAction },
};

/** On every day that the test runs, one camp is over and one is not. */
const past = openCamp({
  year: 2026,
  endDate: '2020-07-29T00:00:00.000Z',
  campSunday: '2020-08-01T00:00:00.000Z',
});
export const upcomingCamp = openCamp({
  endDate: '2999-07-29T00:00:00.000Z',
  campSunday: '2999-08-01T00:00:00.000Z',
});

/** The list request with a query. */
export const list = (query: string) => `GET /camper/list?${query}`;
export const firstPage = list('sort=nameLast&page=1&pageSize=50');

export const totals = { campers: 3, seated: 2, waitlisted: 1, seats: 60, paid: 9300, open: 6300.5 };

/** A page of the list with its total, as the API returns it. */
export const page = (items: object[], total = items.length) =>
  new Response(JSON.stringify(items), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(total) },
  });

/** Opens the list with a fake API that has the three campers. */
export function openCamperList(
  answers: FakeAnswers = {},
  { who = administrator, address = '/camper/list', Page = CamperListPage } = {},
) {
  localStorage.setItem(accessTokenKey, 'secret');
  const api = fakeApi({
    'GET /user/current': { msg: parent(who) },
    'GET /camp/current': upcomingCamp,
    'GET /camp/list': [past, upcomingCamp],
    'GET /view/list?list=camper': [],
    'GET /camper/totals': totals,
    [firstPage]: () => page([maya, leo, ana]),
    ...answers,
  });
  return { api, ...renderPage(<Page />, address) };
}

/** Waits for the camper's row. */
export const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

/** Opens the camper in the drawer. */
export const openDetail = async (user: UserEvent, name: string) => {
  await user.click(within(await rowOf(name)).getByRole('link', { name }));
  return screen.findByRole('dialog', { name });
};
