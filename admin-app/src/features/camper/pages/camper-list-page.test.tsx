import { refusal } from '@camp/testing/browser/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ana,
  firstPage,
  leo,
  list,
  maya,
  openCamperList,
  page,
  rowOf,
  totals,
} from '../testing/open-camper-list';

test('lists the campers of the current year with grade, contact, status, seat and amount', async () => {
  openCamperList();

  const row = await rowOf('Maya Parent');
  for (const text of ['5th', '(555) 123-4567', 'Registration Submitted', 'Seated', '$300.00']) {
    expect(within(row).getAllByText(text)[0]).toBeVisible();
  }
  expect(within(await rowOf('Leo Parent')).getByText('Waitlist Registration Submitted')).toBeVisible();
  expect(within(await rowOf('Ana Parent')).getByText('Awaiting Payment')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Campers 2027' })).toBeVisible();
});

test('how the family wants to be reached is a column to choose and a filter', async () => {
  const calls = list('preferedContact=PhoneCall&sort=nameLast&page=1&pageSize=50');
  openCamperList(
    { [calls]: () => page([{ ...maya, preferedContact: 'PhoneCall' }, leo]) },
    { address: '/camper/list?preferedContact=PhoneCall&columns=name,preferedContact' },
  );

  expect(within(await rowOf('Maya Parent')).getByText('Phone Call')).toBeVisible();
  expect(within(await rowOf('Leo Parent')).getByText('–')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Preferred contact' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Preferred contact' })).toHaveDisplayValue('Phone Call');
});

test('an account near the limit of registrations is marked', async () => {
  openCamperList({
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
  openCamperList({}, { address: '/camper/list?year=abc' });

  expect(await rowOf('Maya Parent')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Campers 2027' })).toBeVisible();
});

test('search, status and order go into the address and the call', async () => {
  const paid = list('paid=true&sort=nameLast&page=1&pageSize=50');
  const sorted = list('paid=true&sort=grade&page=1&pageSize=50');
  const searched = list('paid=true&q=may&sort=grade&page=1&pageSize=50');
  const { api, router, user } = openCamperList({
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

test('a filter that is set before the search starts stays', async () => {
  const both = list('sex=Girl&q=may&sort=nameLast&page=1&pageSize=50');
  const { router, user } = openCamperList(
    {
      [list('sex=Boy&sort=nameLast&page=1&pageSize=50')]: () => page([leo]),
      [list('sex=Girl&sort=nameLast&page=1&pageSize=50')]: () => page([maya, ana]),
      [both]: () => page([maya]),
    },
    { address: '/camper/list?sex=Boy' },
  );
  await rowOf('Leo Parent');

  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'may' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Boy or girl' }), 'Girl');

  await waitFor(() => expect(router.state.location.search).toBe('?sex=Girl&q=may'));
  await rowOf('Maya Parent');
});

test('an address shows its year, page and order', async () => {
  const asked = list('year=2026&sort=-createdAt&page=3&pageSize=50');
  openCamperList(
    { [asked]: () => page([maya], 10_000) },
    { address: '/camper/list?year=2026&sort=-createdAt&page=3' },
  );

  await rowOf('Maya Parent');

  expect(screen.getByText('101 to 150 of 10,000')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Registered' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('heading', { name: 'Campers 2026' })).toBeVisible();
});

test('the next page is asked of the server', async () => {
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user } = openCamperList({ [firstPage]: () => page([maya], 51), [second]: () => page([leo], 51) });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  await rowOf('Leo Parent');
  expect(screen.getByText('51 to 51 of 51')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('an empty year says so', async () => {
  openCamperList({ [firstPage]: () => page([]) });

  expect(await screen.findByText('No campers yet')).toBeVisible();
});

test('a list that does not load shows the message and tries again', async () => {
  const { api, user } = openCamperList({ [firstPage]: refusal(403, 'You may not see this.') });
  expect(await screen.findByText('You may not see this.')).toBeVisible();

  api.answer(firstPage, () => page([maya]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await rowOf('Maya Parent');
});

test('the head tells seats and money of what the filters find', async () => {
  openCamperList({
    'GET /camper/totals?paid=true': { ...totals, campers: 1, waitlisted: 0, open: 0 },
    [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
  });
  expect(
    await screen.findByText('2 of 60 seats · 1 on the waitlist · $9,300 paid · $6,300.50 open'),
  ).toBeVisible();
});

test('the totals follow the filters', async () => {
  openCamperList(
    {
      'GET /camper/totals?paid=true': { ...totals, campers: 1, waitlisted: 0, open: 0 },
      [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
    },
    { address: '/camper/list?status=paid' },
  );
  expect(await screen.findByText('1 camper · $9,300 paid · $0 open')).toBeVisible();
});

test.each(['?status=gone&grade=12th&sort=-nothing&columns=,x&page=-4&open=1', '?sort=nameLast&page=1'])(
  'an address that names what is not there falls back: %s',
  async (search) => {
    openCamperList({}, { address: `/camper/list${search}` });
    expect(await rowOf('Maya Parent')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Camper' })).toHaveAttribute('aria-sort', 'ascending');
  },
);

test('a page that is not there any more leads to the last one', async () => {
  const third = list('sort=nameLast&page=3&pageSize=50');
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { router } = openCamperList(
    { [third]: () => page([], 51), [second]: () => page([leo], 51) },
    { address: '/camper/list?page=3' },
  );
  await rowOf('Leo Parent');
  expect(router.state.location.search).toBe('?page=2');
});

test('on paper stand the headings and the rows, and none of the controls', async () => {
  openCamperList();

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

test('every page goes to the printer, and stays until it is on paper', async () => {
  const all = (number: number) => list(`sort=nameLast&page=${number}&pageSize=200`);
  const print = jest.fn(() => document.querySelectorAll('tbody tr').length);
  window.print = print;
  const { user } = openCamperList({
    [firstPage]: () => page([maya], 51),
    [all(1)]: () => page([maya, leo], 3),
    [all(2)]: () => page([ana], 3),
  });
  await rowOf('Maya Parent');

  await user.click(screen.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(print).toHaveReturnedWith(3));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  expect(screen.getByRole('rowheader', { name: 'Ana Parent' })).toBeVisible();

  fireEvent(window, new Event('afterprint'));

  expect(screen.queryByRole('rowheader', { name: 'Ana Parent' })).toBeNull();
});

test('what was printed gives way to another look where the browser never says that it is on paper', async () => {
  const sorted = list('sort=grade&page=1&pageSize=50');
  window.print = () => undefined;
  const { user } = openCamperList({
    [firstPage]: () => page([maya], 2),
    [list('sort=nameLast&page=1&pageSize=200')]: () => page([maya, leo]),
    [sorted]: () => page([ana]),
  });
  await rowOf('Maya Parent');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await rowOf('Leo Parent');

  await user.click(screen.getByRole('button', { name: 'Grade' }));

  await rowOf('Ana Parent');
  expect(screen.queryByRole('rowheader', { name: 'Leo Parent' })).toBeNull();
});

test('a filter that the list does not know is dropped where everybody sees it', async () => {
  const { router, user } = openCamperList({}, { address: '/camper/list?status=gone&cabin=Oak' });
  await rowOf('Maya Parent');

  expect(screen.getByText('Some filters were dropped')).toBeVisible();
  expect(
    screen.getByText(
      'This list doesn’t know ‘Status: gone’, ‘cabin’. It may show more campers than you meant.',
    ),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('Some filters were dropped')).not.toBeInTheDocument();
});
