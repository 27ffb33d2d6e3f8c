import { act, screen, within } from '@testing-library/react';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import StripeCancelPage from './stripe-cancel-page';
import StripeSuccessPage from './stripe-success-page';

const user = parent();
const check = `GET /stripe/user/${user._id}`;
const maya = camper();
const payment = {
  _id: 'p2',
  campers: [maya._id],
  amount: 300,
  status: 'paid',
  createdAt: '2027-06-01T10:00:00.000Z',
};
const olderPayment = { ...payment, _id: 'p1', amount: 25, createdAt: '2027-05-01T10:00:00.000Z' };

const answers = (found: object): FakeAnswers => ({
  'GET /user/current': { msg: user },
  'GET /camp/current': openCamp(),
  [check]: 'payments' in found ? { checked: true, ...found } : found,
  [`GET /data/user?id=${user._id}`]: {
    camper: [maya],
    counselor: [],
    counselorApp: [],
    staff: [],
    payments: [],
  },
});

const isAnnounced = (found: HTMLElement) =>
  screen.getAllByRole('status').some((status) => status.contains(found) && status.dataset.before === 'true');
/** Marks the live regions that are there before the result. Only their changes are read out. */
const markLiveRegions = () =>
  screen.getAllByRole('status').forEach(({ dataset }) => (dataset.before = 'true'));

test("says thanks, checks the current user's payment and shows the latest one", async () => {
  const api = fakeApi(answers({ payments: [olderPayment, payment] }));

  renderPage(<StripeSuccessPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your payment!' })).toBeVisible();
  markLiveRegions();
  const card = (await screen.findByRole('heading', { name: 'What you paid' })).closest(
    'article',
  ) as HTMLElement;
  expect(isAnnounced(card)).toBe(true);
  expect(within(card).getByText('Maya Parent')).toBeVisible();
  expect(within(card).getByText('$300.00')).toBeVisible();
  expect(within(card).getByText('June 1, 2027')).toBeVisible();
  const next = (await screen.findByRole('heading', { name: 'Getting ready for camp 2027' })).closest(
    'article',
  );
  expect(within(next!).getByText('Saturday, July 24 @ 12:00 PM')).toBeVisible();
  expect(within(next!).getByRole('link', { name: 'Packing list' })).toHaveAttribute('href', '/packing-list');
  expect(api.callsOf(check)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
});

test('a payment that is still processing is not called paid', async () => {
  fakeApi(answers({ payments: [{ ...payment, status: 'processing' }] }));

  renderPage(<StripeSuccessPage />);

  expect(await screen.findByRole('heading', { name: 'Payment on its way' })).toBeVisible();
  expect(screen.queryByText('Payment Received')).toBeNull();
  expect(screen.queryByText(/Getting ready/)).toBeNull();
  expect(screen.queryByText(/receipt/i)).toBeNull();
});

test('says so if there is no payment', async () => {
  fakeApi(answers({ payments: [{ ...payment, status: 'expired' }] }));

  renderPage(<StripeSuccessPage />);

  expect(await screen.findByText(/haven’t received the payment yet/)).toBeVisible();
  expect(screen.queryByText(/receipt/i)).toBeNull();
});

test('a failed check shows its error as a toast', async () => {
  fakeApi(answers(refusal(502, 'The payment service does not answer.')));

  renderPage(<StripeSuccessPage />);
  markLiveRegions();

  const notice = await screen.findByText('We couldn’t check your payment yet');
  expect(notice).toBeVisible();
  expect(isAnnounced(notice)).toBe(true);
  const toasts = screen.getByRole('region', { name: /notifications/i });
  expect(within(toasts).getByText('The payment service does not answer.')).toBeVisible();
});

test('a free camp never says thanks for a payment, whatever has loaded', async () => {
  const free = { 'GET /camp/current': openCamp({ registrationCost: 0 }) };
  let answer = (_found: object) => {};
  const found = new Promise<object>((resolve) => (answer = resolve));
  fakeApi({ ...answers({}), ...free, [check]: () => found });

  renderPage(<StripeSuccessPage />);

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  expect(screen.queryByText(/payment/i)).toBeNull();
  answer({ checked: true, payments: [{ ...payment, amount: 0 }] });
  expect(await screen.findByRole('heading', { name: 'Thank you, you’re confirmed!' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What you confirmed' })).toBeVisible();
});

test('the cancel page says so and links back', () => {
  fakeApi({});

  renderPage(<StripeCancelPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Whoops! Your payment was canceled.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my profile' })).toHaveAttribute('href', '/user/profile');
});

test('polls until Stripe has been asked, and says so meanwhile', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const api = fakeApi(answers({ payments: [{ ...payment, status: 'open' }], checked: false }));
    renderPage(<StripeSuccessPage />);

    expect(await screen.findByText('We’re still checking your payment')).toBeVisible();
    expect(screen.queryByText(/haven’t received the payment yet/)).toBeNull();
    api.answer(check, { payments: [payment], checked: true });
    await act(() => jest.advanceTimersByTimeAsync(6_000));

    expect(await screen.findByRole('heading', { name: 'What you paid' })).toBeVisible();
    expect(screen.queryByText('We’re still checking your payment')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(api.callsOf(check)).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
