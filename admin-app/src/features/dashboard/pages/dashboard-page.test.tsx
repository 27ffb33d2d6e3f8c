import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope } from '@camp/contracts/test/another-camp';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import { registrationsOverTime } from '../over-time';
import DashboardPage from './dashboard-page';

const figures = (values: Partial<CampFigures> = {}): CampFigures => ({
  camp: '64b0000000000000000000aa',
  year: 2027,
  seats: 40,
  seated: 21,
  waitlisted: 2,
  paid: 10,
  unpaid: 5,
  notAsked: 6,
  newCampers: 4,
  families: 15,
  returningFamilies: 1,
  grades: [{ grade: '4th', seated: 12, waiting: 2 }],
  shirts: [{ label: 'Adult Small', count: 7 }],
  days: [{ label: '2027-06-15', count: 23 }],
  ...values,
});

const show = (
  answer: object | (() => object),
  permissions: object = { camper: ['view-all'] },
  state: object = {},
  more: Parameters<typeof fakeApi>[0] = {},
) => {
  localStorage.setItem('access_token', 'token');
  const api = fakeApi({
    'GET /user/current': { msg: parent({ nameFirst: 'Ruth', permissions }) },
    'GET /failed-work/state': state,
    'GET /system/checks': { checks: [], checkedAt: '2027-06-10T12:00:00.000Z' },
    'GET /camp/current': openCamp(),
    'GET /camp/list': [openCamp(), openCamp({ year: 2026, startDate: '2026-07-25T00:00:00.000Z' })],
    'GET /camp/data': answer,
    ...more,
  });
  return { api, ...renderPage(<DashboardPage />, '/admin/dashboard') };
};

test('warns people who maintain the site that no worker is running', async () => {
  show([figures()], { camper: ['view-all'], admin: ['view'] }, { worker: 'down', outbox: 'up' });
  const notice = (await screen.findByText('The worker isn’t running')).closest('[role="status"]');
  expect(notice).toHaveTextContent(/Ask the person who runs this site to start the worker\.$/);
});

test('shows open tasks first, and links each number to its list', async () => {
  show([
    figures({
      money: { paid: 3_000, open: 3_300.5 },
      needs: [
        { name: 'mismatches', count: 1 },
        { name: 'failedMails', count: 2 },
        { name: 'unsentLinks', count: 6, families: 1, due: '2027-07-01T00:00:00.000Z' },
        { name: 'overdue', count: 5 },
        { name: 'unreadableStaff', count: 3 },
      ],
    }),
    figures({ year: 2026, days: [] }),
  ]);

  expect(await screen.findByRole('heading', { name: 'Hello, Ruth' })).toBeVisible();
  expect(
    screen.getByText(
      'Camp 2027: 21 of 40 seats taken · 2 on the waitlist · 4 new campers · 1 returning family',
    ),
  ).toBeVisible();
  const waiting = screen.getByRole('heading', { name: 'Needs you now' }).closest('article') as HTMLElement;
  expect(
    within(waiting)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Resolve', '/stripe/list'],
    ['View', '/admin/failed-work'],
    ['Review and send', '/camper/list?year=2027&status=submitted'],
    ['See who', '/camper/list?year=2027&status=overdue'],
    ['View', '/staff/list?year=2027&proof=unreadable'],
  ]);
  expect(
    within(waiting).getByText(
      /^1 family is affected\. To send links now, select campers in the list\. Otherwise, links are sent automatically on Thursday, July 1(?:, 2027)?\.$/,
    ),
  ).toBeVisible();
  for (const [name, href] of [
    ['Paid 10', '/camper/list?year=2027&status=paid'],
    ['4th 12 + 2 waiting', '/camper/list?year=2027&grade=4th'],
    ['7 Campers, Adult Small', '/camper/list?year=2027&shirtSize=Adult%20Small'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText(/\$3,300\.50 outstanding/)).toBeVisible();
  expect(
    await screen.findByRole('img', { name: '23 registered for 2027, 23 in total for 2026.' }),
  ).toBeVisible();
});

test('shows registrations of the same child side by side, to open or keep', async () => {
  const camper = (id: string, account: string) => ({
    _id: id,
    name: 'Zoë Reed',
    birthdate: '2016-05-04T00:00:00.000Z',
    account,
    createdAt: '2027-06-16T10:00:00.000Z',
    paid: null,
    waitlist: false,
  });
  const [one, other] = ['64b0000000000000000000c1', '64b0000000000000000000c2'] as const;
  const children = [[camper(one, 'Ann Reed, ann@example.org'), camper(other, 'Bo Reed, bo@example.org')]];
  let needs: CampFigures['needs'] = [{ name: 'sameChild', count: 1, children }];
  const keepBoth = 'POST /camper/keepboth';
  const { api, user } = show(() => [figures({ needs })], undefined, undefined, {
    [keepBoth]: () => {
      needs = [];
      return { result: true };
    },
  });

  const both = await screen.findByRole('group', { name: 'Zoë Reed' });
  expect(within(both).getByText('Bo Reed, bo@example.org')).toBeVisible();
  expect(
    within(both)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([one, other].map((id) => `/camper/list?year=2027&open=${id}`));
  await user.click(within(both).getByRole('button', { name: 'Keep both' }));

  expect(await screen.findByText('Nothing needs you right now. Enjoy the quiet.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.callsOf(keepBoth)[0]?.body).toEqual({ campers: [one, other] });
});

test('leaves out money that the person may not see, and says when there is nothing to do', async () => {
  show([figures({ needs: [] })]);

  expect(await screen.findByText('Nothing needs you right now. Enjoy the quiet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Who has paid' })).toBeVisible();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('shows no tasks to people who can do none of them, nor for a past year', async () => {
  const { api } = show([figures()]);

  expect(await screen.findByRole('heading', { name: 'Who has paid' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Needs you now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'System' })).not.toBeInTheDocument();
  expect(api.callsOf('GET /system/checks')).toEqual([]);
});

test('says what went wrong, and that a year has no camp', async () => {
  const failed = show(() => refusal(503, 'Please try again in a moment.'));
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  failed.unmount();

  show([]);
  expect(await screen.findByText('No camp for this year')).toBeVisible();
  // People who may not create a camp see no link to create one.
  expect(screen.queryByRole('link', { name: 'Create Camp' })).toBeNull();
});

test('years are compared by days before camp, and the future has no number yet', () => {
  const points = registrationsOverTime(
    {
      figures: {
        days: [
          { label: '2027-07-22', count: 2 },
          { label: '2027-07-23', count: 3 },
        ],
      },
      startDate: '2027-07-24T00:00:00.000Z',
    },
    { figures: { days: [{ label: '2026-07-22', count: 4 }] }, startDate: '2026-07-25T00:00:00.000Z' },
    new Date('2027-07-23T20:00:00Z'),
  );

  expect(points).toEqual([
    { label: 'Jul 21', value: 0, before: 4 },
    { label: 'Jul 22', value: 2, before: 4 },
    { label: 'Jul 23', value: 5, before: 4 },
    { label: 'Jul 24', before: 4 },
  ]);
});

describe('texts with the example’s claims', () => {
  afterEach(() => applySavedContent({}));
  const texts = {
    'GET /content/list': [
      { subject: 'home', version: 0, savedAt: null },
      { subject: 'privacy', version: 0, savedAt: null },
    ],
  };
  const administrator = { msg: parent({ permissions: { camper: ['view-all'] }, roles: ['user', 'admin'] }) };
  const notice = '1 text may say what isn’t true of your camp';

  test('are named to the administrators of another camp', async () => {
    applySavedContent(lakeHope);
    show([figures()], {}, {}, { ...texts, 'GET /user/current': administrator });

    expect(await screen.findByText(notice)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Check these texts' });
    expect(link).toHaveAttribute('href', '/admin/setup?step=camp');
  });

  test.each([
    ['the example itself', {}, administrator],
    [
      'somebody who can’t set up a camp',
      lakeHope,
      { msg: parent({ permissions: { camper: ['view-all'] } }) },
    ],
  ])('are not asked for %s', async (_what, content, user) => {
    applySavedContent(content);
    const { api } = show([figures({ needs: [] })], {}, {}, { ...texts, 'GET /user/current': user });

    expect(await screen.findByText('Nothing needs you right now. Enjoy the quiet.')).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
    expect(api.callsOf('GET /content/list')).toEqual([]);
  });
});
