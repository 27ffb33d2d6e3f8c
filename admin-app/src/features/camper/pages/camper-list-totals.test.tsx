import { camperStatusWords } from '@camp/contracts/camper/status';
import { campContent } from '@camp/contracts/content/camp';
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

test('the header shows seats and money of the filtered campers', async () => {
  openCamperList({
    'GET /camper/totals?paid=true': { ...totals, campers: 1, waitlisted: 0, open: 0 },
    [list('paid=true&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
  });
  expect(
    await screen.findByText('2 of 60 seats · 1 on the waitlist · $9,300 paid · $6,300.50 outstanding'),
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
  expect(await screen.findByText('1 camper · $9,300 paid · $0 outstanding')).toBeVisible();
});

test.each(['?status=gone&grade=12th&sort=-nothing&columns=,x&page=-4&open=1', '?sort=nameLast&page=1'])(
  'an address with unknown values falls back to defaults: %s',
  async (search) => {
    openCamperList({}, { address: `/camper/list${search}` });
    expect(await rowOf('Maya Parent')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Camper' })).toHaveAttribute('aria-sort', 'ascending');
  },
);

test('a page past the end leads to the last page', async () => {
  const third = list('sort=nameLast&page=3&pageSize=50');
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { router } = openCamperList(
    { [third]: () => page([], 51), [second]: () => page([leo], 51) },
    { address: '/camper/list?page=3' },
  );
  await rowOf('Leo Parent');
  expect(router.state.location.search).toBe('?page=2');
});

test('the printout names camp, list and year, has headings and rows, and no controls', async () => {
  openCamperList();

  const row = await rowOf('Maya Parent');
  const onPaper = (element: HTMLElement) =>
    element.closest('[data-print="hide"], .camp-button, .camp-menu') === null;

  expect(screen.getByText('Campers 2027')).toHaveAttribute('data-camp', campContent.name);
  expect(screen.getByText('Campers 2027')).not.toHaveAttribute('data-narrowed-by');

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
    screen.getByRole('button', { name: 'Select all seated campers not asked to pay' }),
  ];
  expect(controls.filter(onPaper)).toEqual([]);
});

test('every page is printed, and stays rendered until printing ends', async () => {
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

test('a filter change discards the printed rows in browsers without afterprint', async () => {
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

test('an unknown filter is dropped, and the page says so', async () => {
  const { router, user } = openCamperList({}, { address: '/camper/list?status=gone&cabin=Oak' });
  await rowOf('Maya Parent');

  expect(screen.getByText('Some filters were removed')).toBeVisible();
  expect(
    screen.getByText(
      'This list no longer filters by ‘Status: gone’, ‘cabin’. It may show more campers than you expect.',
    ),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('Some filters were removed')).not.toBeInTheDocument();
});

test('the printout names the search and the filters', async () => {
  openCamperList(
    {
      'GET /camper/totals?paid=true&q=Parent': totals,
      [list('paid=true&q=Parent&sort=nameLast&page=1&pageSize=50')]: () => page([maya]),
    },
    { address: '/camper/list?q=Parent&status=paid' },
  );

  await rowOf('Maya Parent');

  const title = screen.getByText('Campers 2027');
  expect(title).toHaveAttribute('data-narrowed-by', `Search: Parent, Status: ${camperStatusWords.paid}`);
});
