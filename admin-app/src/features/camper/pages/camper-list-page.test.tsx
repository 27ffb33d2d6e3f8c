import { accessTokenKey } from '@camp/api-client/session';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import CamperListPage from './camper-list-page';

const maya = camper({
  campYear: 2027,
  paid: null,
  amountDue: 300,
  parentNameFirst: 'Pat',
  phoneNumber: '555-123-4567',
});
const leo = camper({
  _id: '64b0000000000000000000c2',
  nameFirst: 'Leo',
  paid: null,
  waitlist: true,
  amountDue: 300,
});
const ana = camper({ _id: '64b0000000000000000000c3', nameFirst: 'Ana', paid: false, amountDue: 325 });

const everyAction = [
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

/** One camp is over and the other is not, on whatever day this runs. */
const past = openCamp({
  year: 2026,
  endDate: '2020-07-29T00:00:00.000Z',
  campSunday: '2020-08-01T00:00:00.000Z',
});
const ahead = openCamp({ endDate: '2999-07-29T00:00:00.000Z', campSunday: '2999-08-01T00:00:00.000Z' });

const list = (query: string) => `GET /camper/list?${query}`;
const firstPage = list('sort=nameLast&page=1&pageSize=50');

const totals = { campers: 3, seated: 2, waitlisted: 1, seats: 60, paid: 9300, open: 6300.5 };

/** A page of the list with its count, as the API answers it. */
const page = (items: object[], total = items.length) =>
  new Response(JSON.stringify(items), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(total) },
  });

function open(answers: FakeAnswers = {}, { who = administrator, address = '/camper/list' } = {}) {
  const api = fakeApi({
    'GET /user/current': { msg: parent(who) },
    'GET /camp/current': ahead,
    'GET /camp/list': [past, ahead],
    'GET /view/list?list=camper': [],
    'GET /camper/totals': totals,
    [firstPage]: () => page([maya, leo, ana]),
    ...answers,
  });
  return { api, ...renderPage(<CamperListPage />, address) };
}

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

test('lists the campers of the current year with grade, contact, status, seat and amount', async () => {
  open();

  const row = await rowOf('Maya Parent');
  for (const text of ['5th', '555-123-4567', 'Registration Submitted', 'Seated', '$300.00']) {
    expect(within(row).getAllByText(text)[0]).toBeVisible();
  }
  expect(within(await rowOf('Leo Parent')).getByText('Waitlist Registration Submitted')).toBeVisible();
  expect(within(await rowOf('Ana Parent')).getByText('Awaiting Payment')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Campers 2027' })).toBeVisible();
});

test('an account near the limit of registrations is marked', async () => {
  open({
    [firstPage]: () =>
      page([{ ...maya, accountRegistrations: 11 }, { ...leo, accountRegistrations: 40 }, ana]),
  });

  const notices = await screen.findAllByText(/^This account has/);

  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'This account has 11 of 12 registrations.',
    'This account has 40 registrations, more than the 12 of a family.',
  ]);
  expect(within(await rowOf('Maya Parent')).getByText(/11 of 12/)).toBeVisible();
});

test('a year that is none leads to the current camp', async () => {
  open({}, { address: '/camper/list?year=abc' });

  expect(await rowOf('Maya Parent')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Campers 2027' })).toBeVisible();
});

/** Opens the camper beside the list. */
const openDetail = async (user: UserEvent, name: string) => {
  await user.click(within(await rowOf(name)).getByRole('link', { name }));
  return screen.findByRole('dialog', { name });
};

test('a camper opens beside the list, with the raw data as the last fold, and closes', async () => {
  const { user, router } = open();

  const drawer = await openDetail(user, 'Maya Parent');
  expect(router.state.location.search).toBe(`?open=${maya._id}`);
  expect(within(drawer).getByText('1 of 3')).toBeVisible();
  expect(within(drawer).getByText(maya._id)).not.toBeVisible();
  await user.click(within(drawer).getByText('Raw data'));
  expect(within(drawer).getByText(maya._id)).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByText(maya._id)).toBeNull();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'Maya Parent' })).toHaveFocus();
});

test('j and k move from camper to camper, ? helps', async () => {
  const { user } = open();
  await openDetail(user, 'Maya Parent');

  await user.keyboard('jj');
  expect(screen.getByRole('dialog', { name: 'Ana Parent' })).toHaveTextContent('3 of 3');
  await user.keyboard('j');
  expect(screen.getByRole('dialog', { name: 'Ana Parent' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('2 of 3');
  await user.keyboard('?');

  expect(screen.getByRole('dialog', { name: 'Keys' })).toHaveTextContent('Next row');
});

test('the letters are letters where somebody types', async () => {
  const { user } = open();
  await rowOf('Maya Parent');

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'jk?');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next camper may stand on the next page', async () => {
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user, router } = open({ [firstPage]: () => page([maya], 51), [second]: () => page([leo], 51) });
  await openDetail(user, 'Maya Parent');

  await user.keyboard('j');

  expect(await screen.findByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('51 of 51');
  expect(router.state.location.search).toBe(`?open=${leo._id}&page=2`);
});

test('no page is skipped by keys that come before it', async () => {
  let release: (found: object) => void = () => undefined;
  const second = list('sort=nameLast&page=2&pageSize=50');
  const third = list('sort=nameLast&page=3&pageSize=50');
  const { api, user } = open({
    [firstPage]: () => page([maya], 101),
    [second]: new Promise<object>((resolve) => (release = resolve)),
    [third]: () => page([ana], 101),
  });
  await openDetail(user, 'Maya Parent');

  await user.keyboard('jj');
  release(page([leo], 101));

  expect(await screen.findByRole('dialog', { name: 'Leo Parent' })).toHaveTextContent('51 of 101');
  expect(api.callsOf(third)).toHaveLength(0);
});

test('a camper who is not on this page is asked for', async () => {
  open(
    { [`GET /camper/read/${leo._id}`]: leo, [firstPage]: () => page([maya]) },
    { address: `/camper/list?open=${leo._id}` },
  );

  expect(await screen.findByText(/5th grade · Girl · camp 2026/)).toBeVisible();
});

describe('the profile of the family', () => {
  beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
  afterEach(() => localStorage.clear());

  test.each([
    ['who reads the medical answers', { camper: ['view-all', 'data'] }],
    ['who edits users', { camper: ['view-all'], user: ['edit'] }],
  ] as const)('is led to for %s', async (_who, permissions) => {
    const { user } = open({}, { who: { roles: ['office'], permissions } });

    await openDetail(user, 'Maya Parent');

    expect(screen.getByRole('link', { name: 'Profile of the family' })).toHaveAttribute(
      'href',
      `/user/profile/${maya.userId}`,
    );
  });

  test('is not for who only sees the list', async () => {
    const { user } = open({}, { who: { roles: ['viewer'], permissions: { camper: ['view-all'] } } });

    await openDetail(user, 'Maya Parent');

    expect(screen.queryByRole('link', { name: 'Profile of the family' })).toBeNull();
  });
});

describe('the picture', () => {
  const withPicture = { ...maya, covidVaccineImage: `/camper/covid-image/${maya._id}` };
  const picture = `GET /camper/covid-image/${maya._id}`;

  test('is fetched for holders of data', async () => {
    URL.createObjectURL = () => 'blob:proof';
    URL.revokeObjectURL = () => undefined;
    const { api, user } = open({
      [firstPage]: () => page([withPicture]),
      [picture]: () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }),
    });

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(await screen.findByAltText('Proof of vaccination of Maya Parent')).toHaveAttribute(
      'src',
      'blob:proof',
    );
    expect(api.callsOf(picture)).toHaveLength(1);
  });

  test('is not asked for without data', async () => {
    const who = { roles: ['viewer'], permissions: { camper: ['view-all'] } } as const;
    const { api, user } = open(
      { [firstPage]: () => page([withPicture]) },
      { who: { ...who, roles: ['viewer'] } },
    );

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(screen.queryByAltText(/Proof of vaccination/)).toBeNull();
    expect(api.callsOf(picture)).toHaveLength(0);
  });

  test('that is not ready says so', async () => {
    const { user } = open({
      [firstPage]: () => page([withPicture]),
      [picture]: () => refusal(404, 'Not ready.', { code: 'image-pending' }),
    });

    await openDetail(user, 'Maya Parent');
    await user.click(screen.getByText('Everything submitted'));

    expect(await screen.findByText('The picture is still being prepared.')).toBeVisible();
  });
});

test('search, status and order go into the address and the call', async () => {
  const paid = list('paid=true&sort=nameLast&page=1&pageSize=50');
  const sorted = list('paid=true&sort=grade&page=1&pageSize=50');
  const searched = list('paid=true&q=may&sort=grade&page=1&pageSize=50');
  const { api, router, user } = open({
    [paid]: () => page([maya]),
    [sorted]: () => page([maya]),
    [searched]: () => page([]),
  });
  await rowOf('Maya Parent');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Payment Received');
  await waitFor(() => expect(api.callsOf(paid)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Grade' }));
  await waitFor(() => expect(api.callsOf(sorted)).toHaveLength(1));
  // At once: a pause between the letters would search for the first ones.
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'may' } });

  expect(await screen.findByText('No camper matches')).toBeVisible();
  expect(router.state.location.search).toBe('?status=paid&sort=grade&q=may');
});

test('an address shows its year, page and order', async () => {
  const asked = list('year=2026&sort=-createdAt&page=3&pageSize=50');
  open({ [asked]: () => page([maya], 10_000) }, { address: '/camper/list?year=2026&sort=-createdAt&page=3' });

  await rowOf('Maya Parent');

  expect(screen.getByText('101 to 150 of 10,000')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Registered' })).toHaveAttribute('aria-sort', 'descending');
  expect(await screen.findByRole('option', { name: '2026', selected: true })).toBeInTheDocument();
});

test('the next page is asked of the server', async () => {
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user } = open({ [firstPage]: () => page([maya], 51), [second]: () => page([leo], 51) });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  await rowOf('Leo Parent');
  expect(screen.getByText('51 to 51 of 51')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

describe('the payment link', () => {
  const send = 'POST /camper/sendpaymentlink';

  test('goes to the chosen campers after a question; skipped ones are named with their reason', async () => {
    const { api, user } = open({
      [send]: { sent: 1, skipped: [{ id: leo._id, reason: 'Is on the waitlist.' }] },
    });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(within(await rowOf('Leo Parent')).getByRole('checkbox'));

    await user.click(screen.getByRole('button', { name: 'Send payment link (2)' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('The families of 2 campers');
    await user.click(within(dialog).getByRole('button', { name: 'Send payment link' }));

    expect(await screen.findByText('Payment link sent for 1 camper')).toBeVisible();
    expect(screen.getByText('Leo Parent: Is on the waitlist.')).toBeVisible();
    expect(api.callsOf(send)[0]?.body).toEqual({ campers: [maya._id, leo._id] });
    expect(api.callsOf(firstPage)).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Chosen' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('goes out once for a double click, whose second answer would hide the first', async () => {
    const { api, user } = open({ [send]: { sent: 1, skipped: [] } });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send payment link (1)' }));

    await user.dblClick(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Send payment link' }),
    );

    expect(await screen.findByText('Payment link sent for 1 camper')).toBeVisible();
    expect(api.callsOf(send)).toHaveLength(1);
  });

  test('can be sent to all seated campers at once', async () => {
    const seated = list('paid=null&waitlist=false&page=1&pageSize=200');
    const { user } = open({ [seated]: () => page([maya, { ...ana, paid: null }]) });
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: 'Choose all seated, not asked yet' }));

    expect(await screen.findByRole('button', { name: 'Send payment link (2)' })).toBeEnabled();
    expect(
      screen.getByText('2 campers with a seat who were not asked to pay yet: chosen on all pages.'),
    ).toBeVisible();
    expect(within(await rowOf('Maya Parent')).getByRole('checkbox')).toBeChecked();
    expect(within(await rowOf('Leo Parent')).getByRole('checkbox')).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Choose none' }));

    expect(screen.queryByText(/chosen on all pages/)).toBeNull();
  });

  test('that cannot be sent keeps the question open with the server’s message', async () => {
    const { user } = open({ [send]: refusal(503, 'Please try again in a moment.') });
    await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send payment link (1)' }));

    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send payment link' }));

    expect(await within(dialog).findByText('Please try again in a moment.')).toBeVisible();
  });

  test('is not offered for a camp that is over, and nobody can be chosen', async () => {
    const thatYear = list('year=2026&sort=nameLast&page=1&pageSize=50');
    open({ [thatYear]: () => page([maya]) }, { address: '/camper/list?year=2026' });

    expect(await screen.findByText('The camp is over: no payment links are sent for it.')).toBeVisible();

    expect(within(await rowOf('Maya Parent')).queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Send payment link/ })).toBeNull();
  });

  test('is not offered without edit-all on stripe', async () => {
    open({}, { who: { permissions: { camper: everyAction } } });

    await rowOf('Maya Parent');

    expect(screen.queryByRole('button', { name: /Send payment link/ })).toBeNull();
  });
});

test('on paper stand the headings and the rows, and none of the controls', async () => {
  open();

  const row = await rowOf('Maya Parent');
  const onPaper = (element: HTMLElement) =>
    element.closest('[data-print="hide"], .camp-button, .camp-menu') === null;

  expect(
    screen
      .getAllByRole('columnheader')
      .filter(onPaper)
      .map(({ textContent }) => textContent),
  ).toEqual(['Camper', 'Grade', 'Parent', 'Status', 'Seat', 'Due', 'Registered']);
  expect(onPaper(screen.getByRole('button', { name: 'Camper' }))).toBe(true);
  const controls = [
    ...within(row).getAllByRole('button'),
    ...screen.getAllByRole('checkbox'),
    ...screen.getAllByRole('combobox'),
    screen.getByRole('searchbox'),
    screen.getByRole('button', { name: 'Choose all seated, not asked yet' }),
  ];
  expect(controls.filter(onPaper)).toEqual([]);
});

describe('deleting', () => {
  const remove = `DELETE /camper/delete/${maya._id}`;
  const ask = async ({ user }: ReturnType<typeof open>) => {
    await user.click(
      within(await rowOf('Maya Parent')).getByRole('button', { name: 'More about Maya Parent' }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    return screen.getByRole('dialog', { name: 'Are you sure?' });
  };

  test('asks, names the camper, and reloads the list', async () => {
    const view = open({ [remove]: { result: true } });
    const dialog = await ask(view);
    expect(dialog).toHaveTextContent('Maya Parent');
    expect(view.api.callsOf(remove)).toHaveLength(0);
    view.api.answer(firstPage, () => page([leo, ana]));

    await view.user.click(within(dialog).getByRole('button', { name: 'Delete registration' }));

    expect(await screen.findByText('The registration of Maya Parent was deleted.')).toBeVisible();
    expect(view.api.callsOf(remove)).toHaveLength(1);
    expect(view.api.callsOf(firstPage)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Maya Parent' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('can be called off', async () => {
    const view = open();
    const dialog = await ask(view);

    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByText(/will be deleted/)).toBeNull();
    expect(view.api.callsOf(remove)).toHaveLength(0);
  });

  test('a refusal is shown in the dialog', async () => {
    const view = open({ [remove]: refusal(409, 'This camper is paid for.') });
    const dialog = await ask(view);

    await view.user.click(within(dialog).getByRole('button', { name: 'Delete registration' }));

    expect(await within(dialog).findByText('This camper is paid for.')).toBeVisible();
  });

  test('is not offered without delete-all', async () => {
    open({}, { who: { permissions: { camper: ['view-all'] } } });

    await rowOf('Maya Parent');

    expect(screen.queryByRole('button', { name: 'More about Maya Parent' })).toBeNull();
  });
});

test('an empty year says so', async () => {
  open({ [firstPage]: () => page([]) });

  expect(await screen.findByText('No campers yet')).toBeVisible();
});

test('a list that does not load shows the message and tries again', async () => {
  const { api, user } = open({ [firstPage]: refusal(403, 'You may not see this.') });
  expect(await screen.findByText('You may not see this.')).toBeVisible();

  api.answer(firstPage, () => page([maya]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await rowOf('Maya Parent');
});

test('the head tells seats and money of what the filters find', async () => {
  open({
    'GET /camper/totals?paid=true': { ...totals, campers: 1, waitlisted: 0, open: 0 },
    [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
  });
  expect(
    await screen.findByText('2 of 60 seats · 1 on the waitlist · $9,300 paid · $6,300.50 open'),
  ).toBeVisible();
});

test('the totals follow the filters', async () => {
  open(
    {
      'GET /camper/totals?paid=true': { ...totals, campers: 1, waitlisted: 0, open: 0 },
      [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
    },
    { address: '/camper/list?status=paid' },
  );
  expect(await screen.findByText('1 camper · $9,300 paid · $0 open')).toBeVisible();
});

describe('the trail of a camper', () => {
  const history = `GET /camper/history/${ana._id}`;

  test('tells who sent the link and when, and sends it again', async () => {
    const send = 'POST /camper/sendpaymentlink';
    const { api, user } = open({
      [history]: [
        { when: '2027-07-01T12:00:00.000Z', what: 'send-payment-link' },
        { when: '2027-07-03T09:30:00.000Z', who: 'Ruth Alder', what: 'send-payment-link' },
      ],
      [send]: { sent: 1, skipped: [] },
    });
    const drawer = await openDetail(user, 'Ana Parent');

    expect(await within(drawer).findByText('Jul 3, 2027, 9:30 AM GMT')).toBeVisible();
    const [registered, first, again] = within(drawer).getAllByRole('listitem');
    expect(registered).toHaveTextContent('Registered');
    expect(first).toHaveTextContent('Payment link sentJul 1, 2027, 12:00 PM GMT · by itself');
    expect(again).toHaveTextContent('Payment link sent againJul 3, 2027, 9:30 AM GMT · Ruth Alder');
    await user.click(within(drawer).getByRole('button', { name: 'Send payment link again' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent('The family of Ana Parent gets an email');
    await user.click(within(dialog).getByRole('button', { name: 'Send payment link' }));

    await waitFor(() => expect(api.callsOf(send)[0]?.body).toEqual({ campers: [ana._id], again: true }));
  });
});

describe('columns', () => {
  test('are chosen, kept in the address, and come from the record', async () => {
    const { user, router } = open();
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: /^Columns/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Birthdate' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seat' }));

    expect(screen.getByRole('columnheader', { name: 'Birthdate' })).toBeVisible();
    expect(within(await rowOf('Maya Parent')).getByText('Apr 9, 2016')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Seat' })).toBeNull();
    expect(new URLSearchParams(router.state.location.search).get('columns')).toBe(
      'name,grade,parent,status,amountDue,createdAt,birthdate',
    );
    expect(screen.getByRole('checkbox', { name: 'Camper' })).toBeDisabled();
  });

  test.each([
    ['with data', everyAction, true],
    ['without', ['view-all'], false],
  ] as const)('and filters of medical answers are there %s', async (_who, actions, isThere) => {
    const { user } = open(
      {},
      { who: { permissions: { camper: actions } }, address: '/camper/list?columns=tdap,grade' },
    );
    await rowOf('Maya Parent');
    expect(screen.queryByRole('columnheader', { name: 'Tdap' }) !== null).toBe(isThere);

    await user.click(screen.getByRole('button', { name: 'Filter' }));

    expect(screen.getByRole('button', { name: 'Shirt size' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Diabetes' }) !== null).toBe(isThere);
    expect(screen.queryByRole('link', { name: 'Has allergy' }) !== null).toBe(isThere);
  });
});

test('a filter is added as a chip, narrows the list, and is removed', async () => {
  const girls = list('sex=Girl&sort=nameLast&page=1&pageSize=50');
  const { user, router } = open({ [girls]: () => page([maya]) });
  await rowOf('Leo Parent');

  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Boy or girl' }));
  expect(screen.getByRole('combobox', { name: 'Boy or girl' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Boy or girl' }), 'Girl');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Leo Parent' })).toBeNull());
  expect(router.state.location.search).toBe('?sex=Girl');
  await user.click(screen.getByRole('button', { name: 'Remove Boy or girl' }));

  await rowOf('Leo Parent');
  expect(router.state.location.search).toBe('');
});

test.each(['?status=gone&grade=12th&sort=-nothing&columns=,x&page=-4&open=1', '?sort=nameLast&page=1'])(
  'an address that names what is not there falls back: %s',
  async (search) => {
    open({}, { address: `/camper/list${search}` });
    expect(await rowOf('Maya Parent')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Camper' })).toHaveAttribute('aria-sort', 'ascending');
  },
);

test('a page that is not there any more leads to the last one', async () => {
  const third = list('sort=nameLast&page=3&pageSize=50');
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { router } = open(
    { [third]: () => page([], 51), [second]: () => page([leo], 51) },
    { address: '/camper/list?page=3' },
  );
  await rowOf('Leo Parent');
  expect(router.state.location.search).toBe('?page=2');
});

describe('views', () => {
  const fifth = { _id: 'v1', list: 'camper', name: 'Fifth grade', query: 'grade=5th', mayDelete: true };
  const views = 'GET /view/list?list=camper';
  const ofFifth = list('grade=5th&sort=nameLast&page=1&pageSize=50');

  test('lead to their look, keep the year, and are marked', async () => {
    const query = 'paid=null&waitlist=false&year=2026&sort=nameLast&page=1&pageSize=50';
    const { user, router } = open(
      {
        [list('year=2026&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
        [list(query)]: () => page([leo]),
      },
      { address: '/camper/list?year=2026' },
    );
    expect(await screen.findByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('link', { name: 'Not asked yet' }));

    await rowOf('Leo Parent');
    expect(router.state.location.search).toBe('?status=submitted&year=2026');
    expect(screen.getByRole('link', { name: 'Not asked yet' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  test('are saved under a name', async () => {
    const save = 'POST /view/create';
    const { api, user } = open(
      { [ofFifth]: () => page([maya]), [save]: { result: true, msg: fifth, _id: 'v1' } },
      { address: '/camper/list?grade=5th' },
    );
    await rowOf('Maya Parent');

    await user.click(screen.getByRole('button', { name: 'Save view' }));
    api.answer(views, [fifth]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fifth grade{Enter}');

    expect(await screen.findByRole('link', { name: 'Fifth grade' })).toHaveAttribute('aria-current', 'page');
    expect(api.callsOf(save)[0]?.body).toEqual({ list: 'camper', name: 'Fifth grade', query: 'grade=5th' });
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  });

  test('whose name is taken say so beside the name', async () => {
    const { user } = open(
      {
        [ofFifth]: () => page([maya]),
        'POST /view/create': refusal(409, 'There is a view called so already.'),
      },
      { address: '/camper/list?grade=5th' },
    );
    await rowOf('Maya Parent');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Taken{Enter}');
    expect(await screen.findByText('There is a view called so already.')).toBeVisible();
  });

  test('are deleted after a question', async () => {
    const remove = 'DELETE /view/delete/v1';
    const { api, user } = open(
      { [views]: [fifth], [ofFifth]: () => page([maya]), [remove]: { result: true } },
      { address: '/camper/list?grade=5th' },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete the view Fifth grade' }));
    api.answer(views, []);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete view' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fifth grade' })).toBeNull());
    expect(api.callsOf(remove)).toHaveLength(1);
    await rowOf('Maya Parent');
  });
});

test('every page goes to the printer', async () => {
  const all = (number: number) => list(`sort=nameLast&page=${number}&pageSize=200`);
  const print = jest.fn(() => document.querySelectorAll('tbody tr').length);
  window.print = print;
  const { user } = open({
    [firstPage]: () => page([maya], 51),
    [all(1)]: () => page([maya, leo], 3),
    [all(2)]: () => page([ana], 3),
  });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(print).toHaveReturnedWith(3));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Ana Parent' })).toBeNull());
});

test('everybody whom the filters find is chosen, over all pages', async () => {
  const all = list('sort=nameLast&page=1&pageSize=200');
  const { user } = open({ [firstPage]: () => page([maya], 51), [all]: () => page([maya, leo, ana], 3) });
  await user.click(within(await rowOf('Maya Parent')).getByRole('checkbox'));

  await user.click(screen.getByRole('button', { name: 'Choose all 51 campers' }));

  expect(await screen.findByRole('button', { name: 'Send payment link (3)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.queryByRole('region', { name: 'Chosen' })).toBeNull();
});
