import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { goTo } from '../go-to';
import { PayBlock } from './pay-block';

jest.mock('../go-to', () => ({ goTo: jest.fn() }));

const oneChild = { _id: 'c1', nameFirst: 'Maya', nameLast: 'Torres', amountDue: 300 };
const otherChild = { _id: 'c2', nameFirst: 'Leo', nameLast: 'Torres', amountDue: 325 };
const campers = [oneChild, otherChild];
const checkoutAddress = 'https://checkout.example/pay/1';

beforeEach(() => jest.mocked(goTo).mockReset());

function open(
  answer: object = { msg: checkoutAddress },
  dueDate = '2199-06-26T00:00:00.000Z',
  shown = campers,
) {
  const api = fakeApi({ 'POST /stripe/create': answer });
  const view = renderPage(<PayBlock userId="u1" campers={shown} dueDate={dueDate} />);
  return { ...view, api };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const maya = () => box('Maya Torres: $300.00');
const leo = () => box('Leo Torres: $325.00');

test('shows what is due, with all campers selected and locked while all are paid together', () => {
  open();

  expect(
    screen.getByText("You have campers that haven't been paid for yet. Due June 26, 2199"),
  ).toBeVisible();
  expect(box('Pay for all')).toBeChecked();
  for (const line of [maya(), leo()]) {
    expect(line).toBeChecked();
    expect(line).toBeDisabled();
  }
  expect(screen.getByText('$625.00')).toBeVisible();
});

describe('the due date', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['is told until its day is over in the mountains', '2027-06-27T05:59:59Z', ' Due June 26, 2027'],
    ['is left out from then on', '2027-06-27T06:00:00Z', ''],
  ])('%s', (_when, now, due) => {
    jest.useFakeTimers({ now: new Date(now) });

    open(undefined, '2027-06-26T00:00:00.000Z');

    const sentence = screen.getByText(/haven't been paid for yet/).textContent;
    expect(sentence.replaceAll('\u00a0', ' ')).toBe(`You have campers that haven't been paid for yet.${due}`);
  });
});

test('pays for all: sends every id and opens the returned address', async () => {
  const { api, user } = open();

  await user.click(screen.getByRole('button', { name: 'Pay $625.00' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith(checkoutAddress));
  expect(api.callsOf('POST /stripe/create')[0]?.body).toEqual({ userId: 'u1', campers: ['c1', 'c2'] });
});

test('pays for one: sends and counts only the selected camper', async () => {
  const { api, user } = open();

  await user.click(box('Pay for all'));
  await user.click(maya());
  await user.click(screen.getByRole('button', { name: 'Pay $325.00' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith(checkoutAddress));
  expect(api.callsOf('POST /stripe/create')[0]?.body).toEqual({ userId: 'u1', campers: ['c2'] });
});

test('without a camper there is nothing to pay, and selecting all again restores everyone', async () => {
  const { user } = open();
  await user.click(box('Pay for all'));

  await user.click(maya());
  await user.click(leo());
  const withoutCamper = screen.getByRole('button', { name: 'Choose a camper to pay for' });
  expect(withoutCamper).toBeDisabled();
  await user.click(box('Pay for all'));

  expect(screen.getByRole('button', { name: 'Pay $625.00' })).toBeEnabled();
  expect(maya()).toBeChecked();
  expect(maya()).toBeDisabled();
});

test('two presses open one checkout', async () => {
  const { api } = open();

  const form = screen.getByRole('form', { name: 'Pay now' });
  fireEvent.submit(form);
  fireEvent.submit(form);

  await waitFor(() => expect(goTo).toHaveBeenCalled());
  expect(api.callsOf('POST /stripe/create')).toHaveLength(1);
});

test('a checkout that opens after the family has left the page takes nobody to it', async () => {
  let answer = (_: object) => {};
  const later = new Promise<object>((resolve) => (answer = resolve));
  const { api, router, user } = open(later);
  await user.click(screen.getByRole('button', { name: 'Pay $625.00' }));

  await act(() => router.navigate('/elsewhere'));
  answer({ msg: checkoutAddress });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(api.callsOf('POST /stripe/create')).toHaveLength(1);
  expect(goTo).not.toHaveBeenCalled();
});

test('a failed checkout shows the server’s message and can be retried', async () => {
  const { user } = open(refusal(503, 'The payment service does not answer. Please try again.'));

  await user.click(screen.getByRole('button', { name: 'Pay $625.00' }));

  expect(await screen.findByText('The payment service does not answer. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $625.00' })).toBeEnabled();
  expect(goTo).not.toHaveBeenCalled();
});

test('returning from checkout with the back button finds an enabled button', async () => {
  const { api, user } = open();
  await user.click(screen.getByRole('button', { name: 'Pay $625.00' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Pay $625.00' })).toBeDisabled();

  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $625.00' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Pay $625.00' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2));
  expect(api.callsOf('POST /stripe/create')).toHaveLength(2);
});

test('a free camp asks for confirmation instead of payment', async () => {
  const { api } = open({ msg: '/stripe/success' }, undefined, [{ ...oneChild, amountDue: 0 }]);

  expect(screen.getByRole('heading', { name: 'Confirm now' })).toBeVisible();
  expect(box('Confirm all')).toBeChecked();
  expect(box('Maya Torres: Free')).toBeChecked();
  expect(screen.queryByText(/\$|pay for|Pay /i)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/stripe/success'));
  expect(api.callsOf('POST /stripe/create')).toHaveLength(1);
});

test('in a free camp, a late registrant still pays the late fee', () => {
  open(undefined, undefined, [
    { ...oneChild, amountDue: 0 },
    { ...otherChild, amountDue: 25 },
  ]);

  expect(box('Maya Torres: Free')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Pay $25.00' })).toBeEnabled();
});
