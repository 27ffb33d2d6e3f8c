import { call } from '@camp/api-client/call';
import { createQueryClient } from '@camp/api-client/query-client';
import { accessTokenKey, endSession } from '@camp/api-client/session';
import * as userOperations from '@camp/contracts/user/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { ToastProvider } from '@camp/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProofPrompt } from './proof-prompt';

const path = 'POST /user/update/1';
const mustProve = () =>
  refusal(403, 'Please confirm that it’s you, then try again.', { code: 'proof-required' });

function open(isOn: boolean) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({
    'GET /user/secondfactor': { isOn, hasApp: isOn, recoveryCodesLeft: 3, passkeys: [] },
    [path]: mustProve,
    'POST /user/proof': { result: true },
  });
  render(
    <ToastProvider>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <input aria-label="Typed" />
        <ProofPrompt />
      </QueryClientProvider>
    </ToastProvider>,
  );
  const outcome = jest.fn();
  const change = () =>
    void call(userOperations.update, { params: { id: '1' }, body: { roles: ['user'] } }).then(
      () => outcome('done'),
      (error: Error) => outcome(error.message),
    );
  return { user: userEvent.setup(), fake, outcome, change };
}

// The first test, since a loaded dialog stays loaded.
it('leaves the page as it is if the dialog doesn’t load, and the next call loads it again', async () => {
  jest.doMock('./proof-dialog', () => {
    throw new Error('Loading chunk 7 failed.');
  });
  const { user, outcome, change } = open(false);
  await user.type(screen.getByLabelText('Typed'), 'half a sentence');

  act(change);

  await waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.stringMatching(/^Please confirm/)));
  expect(screen.getByLabelText('Typed')).toHaveValue('half a sentence');
  jest.dontMock('./proof-dialog');
  act(change);
  expect(await screen.findByLabelText(/^Current password/)).toBeVisible();
});

it.each([
  [false, /^Current password/, { current: 'Trailhead7' }, 'Trailhead7'],
  [true, /^Code/, { code: '123456' }, '123456'],
])('asks in place, and repeats the call (login codes: %s)', async (isOn, label, body, typed) => {
  const { user, fake, outcome, change } = open(isOn);
  await user.type(screen.getByLabelText('Typed'), 'half a sentence');

  act(change);
  await user.type(await screen.findByLabelText(label), typed);
  fake.answer(path, { result: true, msg: parent() });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(fake.callsOf('POST /user/proof').map((one) => one.body)).toEqual([body]);
  expect(fake.callsOf(path)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('half a sentence');
  expect(localStorage.getItem(accessTokenKey)).toBe('secret');
});

it('leaves the dialog open after a wrong password, and nothing is done without a proof', async () => {
  const { user, fake, outcome, change } = open(false);
  fake.answer(
    'POST /user/proof',
    refusal(400, 'Your current password is incorrect.', {
      code: 'invalid',
      errors: [{ path: 'current', message: 'Your current password is incorrect.' }],
    }),
  );
  act(change);
  await user.type(await screen.findByLabelText(/^Current password/), 'Wrong1234');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText(/^Current password/)).toBeInvalid();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.stringMatching(/^Please confirm/)));
  expect(fake.callsOf(path)).toHaveLength(1);
});

it('stops asking when the session ends', async () => {
  const { outcome, change } = open(false);
  act(change);
  await screen.findByRole('dialog');

  act(() => endSession('logout'));

  await waitFor(() => expect(outcome).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});
