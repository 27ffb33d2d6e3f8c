import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { Receipt } from '@camp/contracts/payment/receipt';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import ReceiptPage from './receipt-page';

const pat = parent();
const address = '/stripe/receipt/p1';
const call = 'GET /stripe/read/p1';
const line = { camperId: 'a', name: 'Maya Parent', amount: 300, lateFee: 0, back: 0, due: 0 };
const paid: Receipt = {
  _id: 'p1',
  userId: pat._id,
  family: 'Pat Parent',
  campers: ['a', 'b'],
  campYear: 2027,
  amount: 625,
  status: 'paid',
  createdAt: '2027-06-20T23:00:00.000Z',
  // An evening in the camp's time zone.
  settledAt: '2027-06-21T03:00:00.000Z',
  lines: [line, { ...line, camperId: 'b', name: 'Leo Parent', amount: 325, lateFee: 25 }],
  refunds: [],
};
const refund = {
  _id: 'r',
  names: ['Maya Parent'],
  amount: 100,
  reason: 'Fell ill.',
  requestedAt: paid.settledAt,
};

const show = (receipt: object) => {
  fakeApi({ 'GET /user/current': { msg: pat }, [call]: () => receipt });
  return renderPage(<ReceiptPage />, address, '/stripe/receipt/:id');
};
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows the camp, the day, and each camper with the late fee', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = show(paid);

  expect(await screen.findByText('Paid on June 20, 2027 (America/Denver)')).toBeVisible();
  expect(screen.getByText('Pat Parent')).toBeVisible();
  const { legalName, addressLines } = campContent.organization;
  expect(screen.getByText([legalName, ...addressLines].join(', '))).toBeVisible();
  expect(cellsOf('Leo')).toEqual([expect.stringContaining('$325.00includes $25.00 late fee')]);
  expect(screen.getByText('$625.00')).toBeVisible();
  expect(screen.queryByText('Total after refunds')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('in a free camp it is a confirmation that mentions no payment', async () => {
  show({ ...paid, amount: 0, lines: [{ ...line, amount: 0 }] });

  expect(await screen.findByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  expect(screen.getByText('Confirmed on June 20, 2027 (America/Denver)')).toBeVisible();
  expect(cellsOf('Maya')).toEqual(['CostFree']);
  expect(screen.queryByText(/\$|paid|payment|receipt/i)).toBeNull();
});

test('shows refunds and the remaining sum, but no refund that the bank rejected', async () => {
  show({
    ...paid,
    status: 'partly-refunded',
    lines: [{ ...line, back: 75, due: 25 }, paid.lines[1]],
    refunds: [
      { ...refund, amount: 75, status: 'done', doneAt: '2027-07-01T18:00:00.000Z' },
      { ...refund, _id: 's', amount: 25, status: 'due' },
      { ...refund, _id: 't', amount: 300, status: 'failed' },
    ],
  });

  expect(
    await screen.findByText(/Refunded on July 1, 2027 \(America\/Denver\), for Maya Parent/),
  ).toBeVisible();
  expect(screen.getByText(/Refund on its way/)).toBeVisible();
  expect(cellsOf('Maya')).toEqual(['Paid$300.00', 'Refunded$100.00', 'After refunds$200.00']);
  expect(screen.getByText('-$100.00')).toBeVisible();
  expect(screen.getByText('$525.00')).toBeVisible();
});

test('says that this person has no such receipt', async () => {
  show(refusal(404, 'There is none.', { code: 'not-found' }));

  expect(await screen.findByText('We can’t open this receipt')).toBeVisible();
});

test('names only the configured camp', async () => {
  applySavedContent(lakeHope);
  const { container } = show(paid);
  await screen.findByText('Pat Parent');
  applySavedContent({});

  expect(container).toHaveTextContent('Lake Hope');
  expect(shippedWordsIn(container.innerHTML)).toEqual([]);
});
