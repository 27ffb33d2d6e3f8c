import { refusal } from '@camp/testing/browser/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, firstPage, leo, list, maya, openCamperList, page, rowOf } from '../testing/open-camper-list';

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

test('preferred contact is an optional column and a filter', async () => {
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
    'This account has 40 registrations, more than the limit of 12 for a family.',
  ]);
  expect(within(await rowOf('Maya Parent')).getByText(/11 of 12/)).toBeVisible();
});

test('an invalid year shows the current camp', async () => {
  openCamperList({}, { address: '/camper/list?year=abc' });

  expect(await rowOf('Maya Parent')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Campers 2027' })).toBeVisible();
});

test('search, status and order are in the address and the request', async () => {
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
  // The text is entered at once, since a pause between letters would start the search early.
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'may' } });

  expect(await screen.findByText('No campers match')).toBeVisible();
  expect(router.state.location.search).toBe('?status=paid&sort=grade&q=may');
});

test('a filter set before the search starts is not lost', async () => {
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

test('an address restores its year, page and order', async () => {
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

test('the next page is requested from the server', async () => {
  const second = list('sort=nameLast&page=2&pageSize=50');
  const { user } = openCamperList({ [firstPage]: () => page([maya], 51), [second]: () => page([leo], 51) });
  await rowOf('Maya Parent');

  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  const next = await rowOf('Leo Parent');
  // The button is below the rows, and the page is read from its first row.
  expect(scrolled.mock.contexts).toEqual([next.closest('.list-rows')]);
  scrolled.mockRestore();
  expect(screen.getByText('51 to 51 of 51')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a year without campers says so', async () => {
  openCamperList({ [firstPage]: () => page([]) });

  expect(await screen.findByText('No campers yet')).toBeVisible();
});

test('a list that fails to load shows the message and can be retried', async () => {
  const { api, user } = openCamperList({ [firstPage]: refusal(403, 'You may not see this.') });
  expect(await screen.findByText('You may not see this.')).toBeVisible();

  api.answer(firstPage, () => page([maya]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await rowOf('Maya Parent');
});
