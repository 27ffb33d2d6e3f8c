import { accessTokenKey } from '@camp/api-client/session';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaymentDifference } from '@camp/contracts/payment/reconciliation';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import PaymentsPage from './payments-page';

const payment = (values: Partial<ListedPayment> = {}): ListedPayment => ({
  _id: '64b000000000000000000a01',
  campers: ['64b0000000000000000000c1', '64b0000000000000000000c2'],
  names: ['Maya Brooks', 'Leo Brooks'],
  amount: 600,
  status: 'paid',
  standing: 'paid',
  createdAt: '2026-06-02T10:00:00.000Z',
  settledAt: '2026-06-02T10:05:00.000Z',
  expiresAt: '2026-06-02T12:00:00.000Z',
  userId: '64b000000000000000000001',
  family: 'Pat Brooks',
  familyEmail: 'pat@example.com',
  campYear: 2027,
  back: 0,
  lines: [
    { camperId: '64b0000000000000000000c1', name: 'Maya Brooks', amount: 300, lateFee: 0, back: 0, due: 0 },
    { camperId: '64b0000000000000000000c2', name: 'Leo Brooks', amount: 300, lateFee: 0, back: 0, due: 0 },
  ],
  refunds: [],
  reference: 'pi_1',
  stripePage: 'https://dashboard.stripe.com/test/payments/pi_1',
  ...values,
});

const difference: PaymentDifference = {
  about: 'payment',
  payment: payment()._id,
  family: 'Pat Brooks',
  names: ['Maya Brooks'],
  stripe: '$300.00 refunded',
  record: 'No refund',
  why: 'Someone made a refund by hand in Stripe.',
  action: 'take-over',
};

const list = 'GET /stripe/list?sort=-createdAt&page=1&pageSize=50';
const page = (items: object[]) =>
  new Response(JSON.stringify(items), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(items.length) },
  });
const compared = (differences: object[], checkedAt: string) => () =>
  new Response(JSON.stringify(differences), {
    headers: { 'Content-Type': 'application/json', 'X-Checked-At': checkedAt },
  });
const all = ['view-all', 'edit-all', 'delete-all'] as const;

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

function show(answers: FakeAnswers = {}, permissions: object = { stripe: all, camper: all }) {
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions }) },
    'GET /camp/current': openCamp(),
    'GET /camp/list': [openCamp()],
    'GET /view/list?list=payment': [],
    'GET /stripe/totals': { payments: 1, received: 600, back: 0, due: 0, open: 300 },
    'GET /stripe/reconciliation': [],
    [list]: () => page([payment()]),
    ...answers,
  });
  return { api, ...renderPage(<PaymentsPage />, '/stripe/list') };
}

const refund = 'POST /stripe/refund';
const refundOf = async (user: ReturnType<typeof show>['user']) => {
  const row = (await screen.findByRole('rowheader', { name: 'Pat Brooks' })).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Actions for Pat Brooks, $600.00' }));
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  return screen.findByRole('dialog', { name: 'Refund' });
};

test('shows family, campers, amount, status and totals, and that Stripe matches our records', async () => {
  show();
  const row = (await screen.findByRole('rowheader', { name: 'Pat Brooks' })).closest('tr') as HTMLElement;
  for (const text of ['Maya Brooks, Leo Brooks', '$600.00', 'Paid'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(await screen.findByText('1 payment · $600 received · $300 in open checkouts')).toBeVisible();
  expect(await screen.findByText('Stripe and our records match.')).toBeVisible();
});

test('refunds a part for one camper, and asks what happens to the seat', async () => {
  const due = {
    names: ['Maya Brooks'],
    amount: 100,
    reason: 'Ill',
    status: 'due',
    requestedAt: '2026-06-03T10:00:00.000Z',
  };
  const msg = payment({ standing: 'refund-due', refunds: [{ _id: 'r1', ...due, status: 'due' }] });
  const { api, user } = show({ [refund]: { result: true, msg, _id: msg._id } });
  const dialog = await refundOf(user);
  const within_ = within(dialog);
  expect(within_.getByText('$600.00 will be refunded.')).toBeVisible();

  await user.click(within_.getByRole('checkbox', { name: /Leo Brooks/ }));
  await user.type(within_.getByRole('textbox', { name: /Amount/ }), '300.01');
  await user.type(within_.getByRole('textbox', { name: /Reason/ }), 'Ill');
  await user.click(within_.getByRole('button', { name: /^Refund\b/ }));
  expect(await within_.findByText('You can refund up to $300.00.')).toBeVisible();
  expect(api.callsOf(refund)).toHaveLength(0);

  await user.clear(within_.getByRole('textbox', { name: /Amount/ }));
  await user.type(within_.getByRole('textbox', { name: /Amount/ }), '100');
  await user.click(within_.getByRole('radio', { name: /Cancel the registration/ }));
  await user.click(within_.getByRole('button', { name: /^Refund\b/ }));

  expect(await screen.findByText('Refund of $100.00 started. The family gets an email.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const [sent] = api.callsOf(refund);
  expect(sent?.body).toEqual({
    payment: payment()._id,
    campers: ['64b0000000000000000000c1'],
    amount: '100',
    reason: 'Ill',
    seat: 'cancel',
  });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('refunds no more than is left, and nothing of a refunded or unpaid payment', async () => {
  const [maya, leo] = payment().lines;
  const lines = [
    { ...maya, back: 100, due: 49.99 },
    { ...leo, back: 300 },
  ] as ListedPayment['lines'];
  const others = ['Done', 'Open', 'Gone'].map((family, at) => ({
    _id: `64b000000000000000000a1${at}`,
    family,
  }));
  const returned = [
    { ...maya, back: 300 },
    { ...leo, back: 300 },
  ] as ListedPayment['lines'];
  const [done, open, gone] = [
    payment({ ...others[0], status: 'refunded', standing: 'refunded', lines: returned }),
    payment({ ...others[1], status: 'open', standing: 'open' }),
    payment({ ...others[2], lines: [{ ...leo, back: 300 }] as ListedPayment['lines'] }),
  ];
  delete open.settledAt;
  const { user } = show({ [list]: () => page([payment({ lines }), done, open, gone]) });

  const dialog = await refundOf(user);

  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).getByText('$150.01 will be refunded.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  for (const { family } of others) {
    await user.click(screen.getByRole('link', { name: family }));
    const drawer = await screen.findByRole('dialog', { name: `${family}, $600.00` });
    expect(within(drawer).queryByRole('button', { name: 'Refund' })).toBeNull();
  }
});

test('refunds the other camper of a free payment, also if its status says that all is refunded', async () => {
  const lines = payment().lines.map((line) => ({ ...line, amount: 0 }));
  const [maya] = lines;
  const refunded = {
    _id: 'r1',
    names: [maya?.name ?? ''],
    amount: 0,
    reason: 'Ill',
    status: 'done' as const,
    requestedAt: '2026-06-03T10:00:00.000Z',
  };
  const free = payment({ lines, refunds: [refunded], status: 'refunded', standing: 'refunded' });
  const { api, user } = show({
    [list]: () => page([free]),
    [refund]: { result: true, msg: free, _id: free._id },
  });
  const dialog = within(await refundOf(user));
  expect(dialog.queryByRole('checkbox')).toBeNull();

  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Ill');
  await user.click(dialog.getByRole('button', { name: /^Refund\b/ }));

  await screen.findByText('Refund of $0.00 started. The family gets an email.');
  expect(api.callsOf(refund)[0]?.body).toMatchObject({ campers: ['64b0000000000000000000c2'] });
});

test('keeps the dialog open with the server’s message, and cancels no registration without the right to', async () => {
  const error = { errors: [{ path: 'reason', message: 'Tell the family why you’re refunding them.' }] };
  const { user } = show(
    { [refund]: refusal(400, 'Please correct the marked fields.', error) },
    { stripe: all, camper: ['view-all'] },
  );
  const dialog = await refundOf(user);
  expect(within(dialog).getByRole('radio', { name: /Cancel the registration/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: /^Refund\b/ }));
  expect(await within(dialog).findByText('Tell the family why you’re refunding them.')).toBeVisible();
});

test('offers no actions to people who may only look', async () => {
  const { user } = show({}, { stripe: ['view-all'] });
  await user.click(within(await screen.findByRole('rowheader', { name: 'Pat Brooks' })).getByRole('link'));
  const drawer = await screen.findByRole('dialog', { name: 'Pat Brooks, $600.00' });
  expect(within(drawer).getByText('$600.00 received')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: /pi_1/ })).toHaveAttribute('href', payment().stripePage);
  expect(within(drawer).queryByRole('button', { name: 'Refund' })).toBeNull();
  // The person may not see the camper list, so there are no links.
  const lines = within(drawer).getByRole('list', { name: 'Campers' });
  expect(within(lines).getByText('Maya Brooks')).toBeVisible();
  expect(within(lines).queryByRole('link')).toBeNull();
});

test('resolves a mismatch with Stripe after a confirmation', async () => {
  const reconcile = `POST /stripe/reconcile/${difference.payment}`;
  const gone = { ...difference, about: 'gone', payment: '64b000000000000000000a09', stripe: 'Paid $50.00' };
  const { api, user } = show({
    'GET /stripe/reconciliation': compared([difference, gone], '2026-06-03T10:00:00.000Z'),
    'GET /stripe/reconciliation?now=true': compared([difference], '2026-06-03T11:00:00.000Z'),
    [reconcile]: { result: true, msg: payment(), _id: payment()._id },
  });
  expect(await screen.findByText('A checkout without a record')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mismatches with Stripe (2)' })).toBeVisible();
  expect(screen.getByText(/^Checked Wednesday, June 3(?:, 2026)?, 10:00 AM \(GMT\)\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Checked Wednesday, June 3(?:, 2026)?, 11:00 AM \(GMT\)\./)).toBeVisible();
  expect(screen.queryByText('A checkout without a record')).toBeNull();
  expect(screen.getByText(difference.why)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Use what Stripe says' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('Pat Brooks, Maya Brooks');
  expect(dialog).toHaveTextContent('Stripe: $300.00 refunded · Our record: No refund');
  expect(api.callsOf(reconcile)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Use what Stripe says' }));
  expect(await screen.findByText('Use what Stripe says: done.')).toBeVisible();
  expect(api.callsOf(reconcile)[0]?.body).toEqual({ action: 'take-over' });
});

test('says that money without a checkout was refunded completely', async () => {
  const sentBackAt = '2026-06-02T11:00:00.000Z';
  const returned = payment({ status: 'failed', standing: 'sent-back', sentBackAt });
  delete returned.settledAt;
  const { user } = show({ [list]: () => page([returned]) });

  expect(await screen.findByRole('cell', { name: 'In full' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pat Brooks' }));

  const drawer = await screen.findByRole('dialog', { name: 'Pat Brooks, $600.00' });
  expect(within(drawer).getByText('Mismatch, refunded')).toBeVisible();
  expect(
    within(drawer).getByText('Refunded in full because the payment didn’t match this checkout'),
  ).toBeVisible();
  expect(within(drawer).queryByText('Declined by the bank')).toBeNull();
});

test('records the missing payment of a paid registration', async () => {
  const unsecured: PaymentDifference = {
    ...difference,
    about: 'camper',
    payment: '64b000000000000000000a0a',
    record: 'Paid, without a payment',
    action: 'record-paid',
  };
  const reconcile = `POST /stripe/reconcile/${unsecured.payment}`;
  const { api, user } = show({
    'GET /stripe/reconciliation': compared([unsecured], '2026-06-03T10:00:00.000Z'),
    [reconcile]: { result: true },
  });
  expect(await screen.findByText('Paid, without a payment')).toBeVisible();
  expect(screen.getByText('Pat Brooks, Maya Brooks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record as paid' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('The registration stays paid');
  await user.click(within(dialog).getByRole('button', { name: 'Record as paid' }));
  expect(await screen.findByText('Record as paid: done.')).toBeVisible();
  expect(api.callsOf(reconcile)[0]?.body).toEqual({ action: 'record-paid' });
});

test('says that Stripe is unavailable and still shows the list', async () => {
  show({ 'GET /stripe/reconciliation': refusal(502, 'The payment service isn’t responding right now.') });
  expect(await screen.findByText(/We couldn’t check with Stripe: The payment service/)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Pat Brooks' })).toBeVisible();
});
