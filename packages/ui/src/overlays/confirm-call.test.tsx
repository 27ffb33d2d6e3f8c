import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastProvider } from '../feedback/toast';
import { ConfirmCall } from './confirm-call';

function Tokens({ call, keepsOpener }: { call: () => Promise<unknown>; keepsOpener?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <h1>Tokens</h1>
      <button onClick={() => setAsking(true)}>Revoke</button>
      {asking && (
        <ConfirmCall
          confirmLabel="Revoke token"
          call={call}
          success="The token was revoked."
          changes={[['tokens'], ['people']]}
          keepsOpener={keepsOpener}
          onClose={() => setAsking(false)}
        >
          The backup script stops working.
        </ConfirmCall>
      )}
    </>
  );
}

async function confirm(call: () => Promise<unknown>, keepsOpener?: boolean) {
  const client = new QueryClient();
  for (const key of ['tokens', 'people', 'camps']) client.setQueryData([key], []);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Tokens call={call} keepsOpener={keepsOpener} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke token' }));
  return (key: string) => client.getQueryState([key])?.isInvalidated;
}

it('announces the call and reads the changed queries again', async () => {
  const isOld = await confirm(() => Promise.resolve());

  expect(await screen.findByText('The token was revoked.')).toBeInTheDocument();
  expect(['tokens', 'people', 'camps'].map(isOld)).toEqual([true, true, false]);
});

it.each([
  ['the heading', undefined, () => screen.getByRole('heading', { name: 'Tokens' })],
  ['its opener, if that stays', true, () => screen.getByRole('button', { name: 'Revoke' })],
])('closes, and focuses %s', async (_what, keepsOpener, focused) => {
  await confirm(() => Promise.resolve(), keepsOpener);

  await screen.findByText('The token was revoked.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(focused()).toHaveFocus();
});

it('stays open with the reason if the call fails', async () => {
  const isOld = await confirm(() => Promise.reject(new Error('We couldn’t reach the server.')));

  expect(await screen.findByText('We couldn’t reach the server.')).toHaveRole('alert');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(isOld('tokens')).toBe(false);
});
