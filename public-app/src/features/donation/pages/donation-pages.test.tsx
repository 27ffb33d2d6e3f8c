import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { goTo } from '../../payment/go-to';
import DonateCancelPage from './donate-cancel-page';
import DonatePage from './donate-page';
import DonateSuccessPage from './donate-success-page';

jest.mock('../../payment/go-to', () => ({ goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

const donate = 'POST /stripe/donate';
const amount = () => screen.getByLabelText('Donation Amount');
const submit = () => screen.getByRole('button', { name: 'Submit' });

test.each([
  ['$25', 25],
  ['$50', 50],
  ['$125', 125],
  ['$300', 250],
  ['$500', 500],
  ['$2000', 2000],
])('the button labeled %s sets %d', async (label, value) => {
  fakeApi({});
  const { user } = renderPage(<DonatePage />);
  expect(amount()).toHaveValue(50);

  await user.click(screen.getByRole('button', { name: label }));

  expect(amount()).toHaveValue(value);
  expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
});

test('shows the amount to be charged beside the button, and nothing until there is one', async () => {
  fakeApi({});
  const { user } = renderPage(<DonatePage />);
  expect(submit()).toHaveAccessibleDescription('One-time gift of $50.00');

  await user.click(screen.getByRole('button', { name: '$300' }));
  expect(submit()).toHaveAccessibleDescription('One-time gift of $250.00');

  await user.clear(amount());
  expect(submit()).not.toHaveAccessibleDescription();
});

test('says what gifts pay for and where the form leads', () => {
  fakeApi({});
  renderPage(<DonatePage />);

  for (const words of [
    /registered 501\(c\)\(3\)/,
    /tax-deductible/,
    /feeds a camper for a week/,
    /sponsors a cabin for a week/,
    /redirected to our card payment processor/,
  ])
    expect(screen.getByText(words)).toBeVisible();
});

test('sends the amount and opens the address that the server returns', async () => {
  const api = fakeApi({ [donate]: { msg: 'https://checkout.example/1' } });
  const { user } = renderPage(<DonatePage />);
  await user.clear(amount());
  await user.type(amount(), '12.34');

  await user.click(submit());

  expect(api.callsOf(donate).map(({ body }) => body)).toEqual([{ amount: '12.34' }]);
  expect(goTo).toHaveBeenCalledWith('https://checkout.example/1');
});

test.each([
  ['', 'Enter a donation amount.'],
  ['0.5', smallForms.donationAmountWrong],
  ['10.005', smallForms.donationAmountWrong],
])('does not send %p: shows toast and message, and focuses the field', async (typed, message) => {
  const api = fakeApi({});
  const { user } = renderPage(<DonatePage />);
  await user.clear(amount());
  if (typed) await user.type(amount(), typed);
  expect(screen.queryByText(message)).toBeNull();

  await user.click(submit());

  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(amount()).toHaveFocus();
  expect(api.callsOf(donate)).toEqual([]);
});

test('a failure is shown, and the form can be sent again', async () => {
  fakeApi({ [donate]: refusal(502, 'The payment service does not answer right now.') });
  const { user } = renderPage(<DonatePage />);

  await user.click(submit());

  expect(await screen.findByText('The payment service does not answer right now.')).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  expect(submit()).toBeEnabled();
});

test('returning from checkout with the back button finds an enabled button', async () => {
  fakeApi({ [donate]: { msg: 'https://checkout.example/1' } });
  const { user } = renderPage(<DonatePage />);
  await user.click(submit());
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
  expect(submit()).toBeDisabled();

  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

  await waitFor(() => expect(submit()).toBeEnabled());
});

test('a retry has the key of the same amount, and a different amount has another key', async () => {
  const api = fakeApi({ [donate]: refusal(502, 'The payment service does not answer right now.') });
  const { user } = renderPage(<DonatePage />);
  const tryAgain = async (times: number) => {
    await user.click(submit());
    await waitFor(() => expect(api.callsOf(donate)).toHaveLength(times));
    await waitFor(() => expect(submit()).toBeEnabled());
  };

  await tryAgain(1);
  await tryAgain(2);
  await user.click(screen.getByRole('button', { name: '$125' }));
  await tryAgain(3);

  const [first, again, other] = api.callsOf(donate).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  [
    <DonateSuccessPage key="1" />,
    'Thank you for your donation!',
    "You're helping fund adventures for years to come.",
    'Children with marshmallows around a campfire at dusk',
  ],
  [
    <DonateCancelPage key="2" />,
    'Whoops! Your donation was canceled.',
    'Please try again later or contact staff if you need help.',
    'A tent in the rain, with a lantern burning inside',
  ],
])('an outcome page shows its text beside a picture', (page, heading, lead, alternativeText) => {
  fakeApi({});
  renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByAltText(alternativeText)).toBeInstanceOf(HTMLImageElement);
});
