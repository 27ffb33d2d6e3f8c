import type { DonationRecord } from '@camp/contracts/donation/operations';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import DonationsPage from './donations-page';

const list = (status: string, rest = '') =>
  `GET /stripe/donate/list?${status && `status=${status}&`}${rest}sort=-createdAt&page=1&pageSize=50`;
const totals = 'GET /stripe/donate/totals';
const gift = (id: number, amount: number, values: Partial<DonationRecord> = {}): DonationRecord => ({
  _id: `64b00000000000000000000${id}`,
  amount,
  session: { payment_status: 'paid' },
  status: 'received',
  donor: 'Gwen Giver',
  donorEmail: 'gwen@example.com',
  createdAt: '2026-06-02T23:05:09.000Z',
  ...values,
});
const open = { session: { payment_status: 'unpaid' }, status: 'open' } as const;

const page = (donations: readonly DonationRecord[]) =>
  new Response(JSON.stringify({ donations }), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(donations.length) },
  });

function show(answers: FakeAnswers = {}, address = '/admin/donations') {
  const api = fakeApi({
    [list('current')]: () =>
      page([gift(1, 250), gift(2, 25.5, { ...open, donor: undefined, donorEmail: undefined })]),
    'GET /view/list?list=donation': [],
    [totals]: {
      months: [
        { month: '2025-12', amount: 100, gifts: 2 },
        { month: '2026-05', amount: 50, gifts: 1 },
        { month: '2026-06', amount: 250, gifts: 1 },
      ],
    },
    ...answers,
  });
  return { api, ...renderPage(<DonationsPage />, address) };
}

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

test('shows amount, donor, payment status and the time in GMT, without abandoned checkouts', async () => {
  show();

  const row = await rowOf('$250.00');
  for (const text of ['paid', 'Gwen Giver', 'gwen@example.com', 'Jun 2, 2026, 11:05:09 PM'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(await rowOf('$25.50')).getByText('unpaid')).toBeVisible();
});

test('shows the totals of this year and the previous one, and draws the months', async () => {
  show();

  expect(await screen.findByText('$300 received in 2 donations in 2026 · $100 in 2025')).toBeVisible();
  expect(
    await screen.findByRole('img', { name: '$300 in 2026. The highest month is Jun, with $250.' }),
  ).toBeVisible();
});

test('shows each year’s total, linked to its donations', async () => {
  const ofYear = list('current', 'year=2025&');
  const { api, user } = show({ [ofYear]: () => page([]) });

  const years = await screen.findByRole('region', { name: 'By year (America/Denver)' });
  const lines = within(years).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['20262 donations$300', '20252 donations$100']);
  await user.click(within(years).getByRole('link', { name: '2025' }));

  await waitFor(() => expect(api.callsOf(ofYear)).toHaveLength(1));
});

test('year and filter are sent to the server', async () => {
  const abandoned = list('abandoned', 'year=2025&');
  const { user, router } = show({
    [list('current', 'year=2025&')]: () => page([gift(3, 50)]),
    [abandoned]: () => page([]),
  });
  await rowOf('$250.00');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  await rowOf('$50.00');
  expect(screen.getByText('$100 received in 2 donations in 2025')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Abandoned');

  expect(await screen.findByText('No checkouts were abandoned')).toBeVisible();
  expect(router.state.location.search).toBe('?year=2025&status=abandoned');
});

test('resends the receipt after a confirmation', async () => {
  const receipt = 'POST /stripe/receipt/64b000000000000000000001';
  const { api, user } = show({ [receipt]: { result: true } });

  await user.click(
    within(await rowOf('$250.00')).getByRole('button', { name: 'Actions for $250.00 Gwen Giver' }),
  );
  await user.click(screen.getByRole('button', { name: 'Send receipt again' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent(
    'This emails the receipt for $250.00 to Gwen Giver again, at gwen@example.com.',
  );
  expect(api.callsOf(receipt)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Send receipt' }));

  expect(await screen.findByText('The receipt is on its way to gwen@example.com.')).toBeVisible();
  expect(api.callsOf(receipt)).toHaveLength(1);
});

test('offers no receipt for a donation that was not received', async () => {
  const { user } = show();
  await user.click(within(await rowOf('$25.50')).getByRole('link'));
  const drawer = await screen.findByRole('dialog', { name: '$25.50' });
  expect(within(drawer).getByText('Checkout open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send receipt again' })).toBeNull();
});

test('shows what was refunded of a donation, and offers no receipt', async () => {
  const { user } = show({
    [list('current')]: () => page([gift(1, 250, { status: 'refunded', refunded: 100 })]),
  });
  await user.click(within(await rowOf('$250.00')).getByRole('link', { name: '$250.00' }));
  const drawer = await screen.findByRole('dialog', { name: /\$250\.00/ });
  expect(within(drawer).getByText('$100.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send receipt again' })).toBeNull();
});

test('exports a file with the table’s columns', async () => {
  const file =
    'GET /stripe/donate/export?status=current&sort=-createdAt&columns=amount%2Cdonor%2CdonorEmail%2Cstatus%2CcreatedAt';
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { api, user } = show({
    [file]: () => new Response('Amount', { headers: { 'Content-Type': 'text/csv' } }),
  });
  await rowOf('$250.00');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('button', { name: 'CSV with these columns' }));

  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('donations.csv');
  expect(api.callsOf(file)).toHaveLength(1);
  clicked.mockRestore();
});

test('says that there are no donations yet', async () => {
  show({ [list('current')]: () => page([]), [totals]: { months: [] } });
  expect(await screen.findByText('No donations yet')).toBeVisible();
});

test('shows a rejection in place and as a toast', async () => {
  show({ [list('current')]: refusal(403, 'You don’t have permission to do this.') });
  const toasts = screen.getByRole('region', { name: /notifications/i });
  expect(await within(toasts).findByText('You don’t have permission to do this.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
