import { accessTokenKey } from '@camp/api-client/session';
import type { FailedJob } from '@camp/contracts/failed-work/operations';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import FailedJobsPage from './failed-work-page';

const work = (values: Partial<FailedJob> = {}): FailedJob => ({
  _id: '64b000000000000000000d01',
  what: 'Payment receipt email',
  why: 'The mail server refused this address.',
  advice: 'Correct the address, then try again.',
  reason: 'The mail server refused the email with code 550.',
  about: { subject: 'payment', id: '64b000000000000000000a01' },
  mayRetry: true,
  begunAt: '2026-06-02T10:00:00.000Z',
  failedAt: '2026-06-03T10:00:00.000Z',
  ...values,
});
const picture = work({
  _id: '64b000000000000000000d02',
  what: 'A picture',
  mayRetry: false,
  about: undefined,
});

const list = 'GET /failed-work/list?page=1&pageSize=50';
const state = 'GET /failed-work/state';
const page = (items: object[]) =>
  new Response(JSON.stringify(items), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(items.length) },
  });

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

function show(
  answers: FakeAnswers = {},
  permissions: object = { admin: ['view', 'edit'], stripe: ['view-all'] },
) {
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions }) },
    [list]: () => page([work(), picture]),
    [state]: { worker: 'up', outbox: 'up' },
    ...answers,
  });
  return { api, ...renderPage(<FailedJobsPage />, '/admin/failed-work') };
}

const entry = async (name: string) => screen.findByRole('group', { name });

test('shows what failed, why and what helps, linked to the record', async () => {
  show();
  const receipt = await entry('Payment receipt email');
  expect(screen.getAllByText('The mail server refused this address.')).toHaveLength(2);
  const way = await within(receipt).findByRole('link', { name: 'Open the payment' });
  expect(way).toHaveAttribute('href', '/stripe/list?open=64b000000000000000000a01');
  expect(within(await entry('A picture')).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('names whose record it is, if the person may know that', async () => {
  const about = { subject: 'staff', id: '64b000000000000000000a02', who: 'Sam Field' } as const;
  const { user } = show(
    { [list]: () => page([work({ about })]) },
    { admin: ['view', 'edit'], staff: ['view-all'] },
  );
  const receipt = within(await entry('Payment receipt email: Sam Field'));
  const way = await receipt.findByRole('link');
  expect(way).toHaveAttribute('href', '/staff/list?open=64b000000000000000000a02');

  await user.click(receipt.getByRole('button', { name: 'Discard' }));

  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Payment receipt email: Sam Field won’t be tried again.',
  );
});

test('retries a failed job, or discards it with a reason', async () => {
  const retry = 'POST /failed-work/retry/64b000000000000000000d01';
  const discard = 'DELETE /failed-work/delete/64b000000000000000000d02';
  const { api, user } = show({
    [retry]: { result: true, msg: work(), _id: work()._id },
    [discard]: { result: true },
  });

  await user.click(
    await within(await entry('Payment receipt email')).findByRole('button', { name: 'Try again' }),
  );
  expect(await screen.findByText('Payment receipt email: trying again.')).toBeVisible();

  await user.click(within(await entry('A picture')).getByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this job?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await within(dialog).findByText('Enter a reason.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'Asked by phone.');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Failed jobs' })).toHaveFocus();
  expect(api.callsOf(discard).map(({ body }) => body)).toEqual([{ reason: 'Asked by phone.' }]);
});

test('offers no actions to people who may only look, and no links to what they may not see', async () => {
  show({}, { admin: ['view'] });
  const receipt = await entry('Payment receipt email');
  expect(within(receipt).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test.each([
  ['down', 'late', 'The worker isn’t running'],
  ['up', 'late', 'Background work is delayed'],
] as const)('with the worker %s and the outbox %s: %s, and since when', async (worker, outbox, title) => {
  show({ [state]: { worker, outbox, dueSince: '2026-06-03T10:05:00.000Z' } });
  const notice = (await screen.findByText(title)).closest('[role="status"]');
  expect(notice).toHaveTextContent(
    /The oldest job has been waiting since Wednesday, June 3(?:, 2026)?, 10:05 AM \(GMT\)\.$/,
  );
});

test('shows nothing while a worker runs and no job is late', async () => {
  const { api } = show({ [state]: { worker: 'up', outbox: 'up', dueSince: '2026-06-03T10:05:00.000Z' } });
  await entry('A picture');
  await waitFor(() => expect(api.callsOf(state)).toHaveLength(1));
  expect(screen.queryByText(/worker|late/)).toBeNull();
});

test('says that nothing has failed', async () => {
  show({ [list]: () => page([]) });
  expect(await screen.findByText('Nothing has failed')).toBeVisible();
});
