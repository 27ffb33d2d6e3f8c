import { accessTokenKey } from '@camp/api-client/session';
import { formatCampDay } from '@camp/contracts/camp/dates';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import CounselorListPage from '../counselor/pages/counselor-list-page';
import StaffListPage from '../staff-application/pages/staff-list-page';

const counselor = (id: string, nameFirst: string): CounselorRecord => ({
  _id: `64b0000000000000000000${id}`,
  type: 'Counselor',
  userId: '64b0000000000000000000a1',
  campYear: 2027,
  late: false,
  application: null,
  nameFirst,
  nameLast: 'Arden',
  grade: '11th',
  allergicReactions: 'Yes',
  allergicReactionsVal: 'Bees',
  createdAt: '2027-01-05T00:00:00.000Z',
  updatedAt: '2027-01-05T00:00:00.000Z',
});
const noor = counselor('c1', 'Noor');
const well: CounselorRecord = { ...noor, allergicReactions: 'No', covid: 'Yes' };
const elias = counselor('c2', 'Elias');

/** Opens the list of counselors for a person with all rights, including medical answers. */
function openList(address: string, query: string, answers: FakeAnswers = {}) {
  localStorage.setItem(accessTokenKey, 'secret');
  fakeApi({
    'GET /user/current': {
      msg: parent({ permissions: { counselor: ['view-all', 'data'], admin: ['create'] } }),
    },
    'GET /camp/current': openCamp(),
    'GET /view/list?list=counselor': [],
    [`GET /counselor/list?${query}sort=nameLast&page=1&pageSize=50`]: [noor, elias],
    ...answers,
  });
  return renderPage(<CounselorListPage />, address);
}

test('the drawer shows health alerts, history and notes', async () => {
  const { user } = openList('/counselor/list', '', {
    [`GET /counselor/history/${noor._id}`]: [
      { when: '2027-02-01T12:00:00.000Z', who: 'Ruth Alder', what: 'change', fields: ['shirtSize'] },
    ],
    [`GET /counselor/note/list?id=${noor._id}`]: [
      { _id: 'n', text: 'Calls on Friday.', author: 'Ruth Alder', createdAt: '2027-02-02T12:00:00.000Z' },
    ],
  });

  await user.click(await screen.findByRole('link', { name: 'Noor Arden' }));
  const drawer = await screen.findByRole('dialog', { name: 'Noor Arden' });

  expect(within(drawer).getByText('Health alerts')).toBeVisible();
  expect(await within(drawer).findByText('Changed: Shirt size')).toBeVisible();
  expect(await within(drawer).findByText('Calls on Friday.')).toBeVisible();
});

test.each([
  ['a health answer', ['view-all', 'data'], noor, 'Health alerts'],
  ['an incident alone', ['view-all', 'data'], { ...well, asthma: '2026-02-14T00:00:00.000Z' }, 'Asthma'],
  ['diabetes alone', ['view-all', 'data'], { ...well, diabetes: 'Yes' as const }, 'Diabetes'],
  ['nothing', ['view-all', 'data'], well, 'No health concerns reported.'],
  [
    'that answers were deleted',
    ['view-all', 'data'],
    { ...well, medicalDeletedAt: '2028-07-30T00:00:00.000Z' },
    /^Deleted on July 30, 2028: all medical answers/,
  ],
  ['what is hidden', ['view-all'], well, 'Health answers are hidden for your role.'],
] as const)('the drawer’s first block shows %s', async (_what, actions, row, words) => {
  const { user } = openList('/counselor/list', '', {
    'GET /user/current': { msg: parent({ permissions: { counselor: [...actions] } }) },
    'GET /counselor/list?sort=nameLast&page=1&pageSize=50': [row],
    [`GET /counselor/history/${row._id}`]: [],
    [`GET /counselor/note/list?id=${row._id}`]: [],
  });

  await user.click(await screen.findByRole('link', { name: 'Noor Arden' }));
  const drawer = await screen.findByRole('dialog', { name: 'Noor Arden' });

  const message = within(drawer).getByText(words);
  const status = within(drawer).getByText('Application Incomplete');
  expect(message.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const other of ['No health concerns reported.', 'Health answers are hidden for your role.'])
    if (other !== words) expect(within(drawer).queryByText(other)).toBeNull();
});

test('an account near the limit of registrations is marked', async () => {
  openList('/counselor/list', '', {
    'GET /counselor/list?sort=nameLast&page=1&pageSize=50': [{ ...noor, accountRegistrations: 11 }, elias],
  });

  const notices = await screen.findAllByText(/^This account has/);

  expect(notices.map(({ textContent }) => textContent)).toEqual(['This account has 11 of 12 registrations.']);
});

test.each([
  ['all filtered counselors', 0, 'status=incomplete&year=2027', null],
  ['the selected ones', 1, 'year=2027', { records: [elias._id] }],
])('administrators write to %s', async (_whom, at, query, state) => {
  const address = '/counselor/list?status=incomplete&year=2027&page=1';
  const { user, router } = openList(address, 'applied=false&year=2027&');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Elias Arden' }));

  await user.click(screen.getAllByRole('button', { name: 'Message' })[at] as HTMLElement);

  const { pathname, search, ...rest } = router.state.location;
  expect(pathname).toBe('/admin/messages');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ list: 'counselor', query, year: '2027' });
  expect(rest.state).toEqual(state);
});

test('selected rows are exported with the table’s columns', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const columns = 'name%2Cgrade%2Ccontact%2Cparent%2Cstatus%2CcreatedAt';
  const file = `GET /counselor/export?year=2027&sort=nameLast&columns=${columns}&records=${elias._id}`;
  const { user } = openList('/counselor/list?status=incomplete&year=2027', 'applied=false&year=2027&', {
    [file]: new Response('First name\r\nElias\r\n'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Elias Arden' }));

  await user.click(
    within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Export' }),
  );

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('First name\r\nElias\r\n');
});

test('a message cannot go to a group based on a medical answer', async () => {
  openList('/counselor/list?allergicReactions=Yes', 'allergicReactions=Yes&');

  expect(await screen.findByRole('link', { name: 'Noor Arden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});

test('the table of staff applications has its specified title', async () => {
  localStorage.setItem(accessTokenKey, 'secret');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { staff: ['view-all'] } }) },
    'GET /camp/current': openCamp(),
    'GET /view/list?list=staff': [],
    'GET /staff/list?sort=nameLast&page=1&pageSize=50': [{ ...noor, type: 'StaffApplication' }],
  });
  renderPage(<StaffListPage />, '/staff/list');

  expect(await screen.findByRole('table', { name: 'Staff Application' })).toBeVisible();
});

test('a certificate is valid until its last day ends at the camp', async () => {
  localStorage.setItem(accessTokenKey, 'secret');
  const day = 24 * 60 * 60 * 1000;
  const midnightOf = (instant: number) => `${formatCampDay(new Date(instant), 'yyyy-MM-dd')}T00:00:00.000Z`;
  const certified = {
    ...noor,
    type: 'StaffApplication',
    ...{ cpr: 'Yes', cprVal: midnightOf(Date.now()) },
    ...{ firstAid: 'Yes', firstAidVal: midnightOf(Date.now() - day) },
  };
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { staff: ['view-all', 'data'] } }) },
    'GET /camp/current': openCamp(),
    'GET /view/list?list=staff': [],
    'GET /staff/list?sort=nameLast&page=1&pageSize=50': [certified],
  });
  renderPage(<StaffListPage />, '/staff/list?columns=cprCertificate,firstAidCertificate');

  expect(await screen.findByText(/^Until /)).toBeVisible();
  expect(screen.getAllByText(/^Expired /)).toHaveLength(1);
});
