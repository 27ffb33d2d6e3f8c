import type { PasskeyQuestion } from '@camp/contracts/user/passkey-operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../query-client';
import { usePasskey } from './use-passkey';

const mockAnswer = jest.fn();
jest.mock('./passkey', () => ({
  knowsPasskeys: () => true,
  preloadPasskeys: () => undefined,
  answerWithPasskey: (options: object): unknown => mockAnswer(options),
}));

function PasskeyButton({ ask, send }: Pick<Parameters<typeof usePasskey>[0], 'ask' | 'send'>) {
  const passkey = usePasskey({ purpose: 'proof', ask, send });
  return (
    <button disabled={!passkey || passkey.isBusy} onClick={passkey?.use}>
      Use a passkey
    </button>
  );
}

it('answers a new question after a failure, and waits for it', async () => {
  const questions: ((question: PasskeyQuestion) => void)[] = [];
  const ask = jest.fn(() => new Promise<PasskeyQuestion>((resolve) => questions.push(resolve)));
  ask.mockResolvedValueOnce({ options: { challenge: 'one' } });
  mockAnswer.mockRejectedValueOnce(new Error('No passkey was used.')).mockResolvedValue({ id: 'key' });
  const send = jest.fn(() => Promise.resolve());
  const onError = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient(onError)}>
      <PasskeyButton ask={ask} send={send} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button');
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(questions).toHaveLength(1));

  await user.click(button);
  expect(onError).toHaveBeenCalledTimes(1);
  questions[0]?.({ options: { challenge: 'two' } });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);

  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(mockAnswer.mock.calls).toEqual([[{ challenge: 'one' }], [{ challenge: 'two' }]]);
});
