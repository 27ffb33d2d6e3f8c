import * as userOperations from '@camp/contracts/user/operations';
import { call } from './call';
import { answerProofsWith } from './proof';
import { accessTokenKey, startSession } from './session';

const ask = () => call(userOperations.askErasure, { body: { ask: 'No' } });
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** An API that asks for a proof until one was given. */
function apiWithProof() {
  const api = { proved: false, calls: 0 };
  window.fetch = () => {
    api.calls += 1;
    const refusal = { message: 'Please confirm.', code: 'proof-required' };
    return Promise.resolve(api.proved ? json({ result: true }, 200) : json(refusal, 403));
  };
  return api;
}

let stop = () => {};
beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => stop());

it('a call that needs a fresh proof is sent again after it, and calls at the same time share one question', async () => {
  const api = apiWithProof();
  const prove = jest.fn(() => {
    api.proved = true;
    return Promise.resolve(true);
  });
  stop = answerProofsWith(prove);

  await Promise.all([ask(), ask()]);

  expect(prove).toHaveBeenCalledTimes(1);
  expect(api.calls).toBe(4);
});

it('it is not sent again without a proof, or after another account logged in', async () => {
  const api = apiWithProof();

  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });
  stop = answerProofsWith(() => Promise.resolve(false));
  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });
  stop();
  stop = answerProofsWith(() => {
    startSession('another');
    return Promise.resolve(true);
  });
  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });

  expect(api.calls).toBe(3);
});
