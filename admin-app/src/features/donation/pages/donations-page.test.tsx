import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import DonationsPage from './donations-page';

const list = 'GET /stripe/donate/list';
const gift = (id: string, amount: number, status: string) => ({
  _id: id,
  amount,
  session: { payment_status: status },
  createdAt: '2026-06-02T23:05:09.000Z',
});

test('shows amount, payment status and the time in GMT', async () => {
  fakeApi({ [list]: { donations: [gift('d1', 250, 'paid'), gift('d2', 25.5, 'unpaid')] } });

  renderPage(<DonationsPage />);

  const row = (await screen.findByRole('rowheader', { name: '$250.00' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('paid')).toBeVisible();
  expect(within(row).getByText('Jun 2, 2026, 11:05:09 PM')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '$25.50' })).toBeVisible();
  expect(screen.getByText('$250.00 received in 1 gift')).toBeVisible();
});

test('says that there is none yet', async () => {
  fakeApi({ [list]: { donations: [] } });
  renderPage(<DonationsPage />);
  expect(await screen.findByText('No donations yet')).toBeVisible();
});

test('a refusal is shown in place and as a toast', async () => {
  fakeApi({ [list]: refusal(403, 'You are not allowed to do this.') });
  renderPage(<DonationsPage />);
  const toasts = screen.getByRole('region', { name: /notifications/i });
  expect(await within(toasts).findByText('You are not allowed to do this.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
