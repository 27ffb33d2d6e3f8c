import * as userOperations from '@camp/contracts/user/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { call } from './call';
import { answerProofsWith } from './proof';
import { accessTokenKey, startSession } from './session';

const path = 'POST /user/erasure';
const ask = () => call(userOperations.askErasure, { body: { ask: 'No' } });
const mustProve = () => refusal(403, 'Please confirm.', { code: 'proof-required' });

let stop = () => {};
beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => stop());

it('a call that needs a fresh proof is sent again after it, and calls at the same time share one question', async () => {
  const fake = fakeApi({ [path]: mustProve });
  const prove = jest.fn(() => {
    fake.answer(path, { result: true });
    return Promise.resolve(true);
  });
  stop = answerProofsWith(prove);

  await Promise.all([ask(), ask()]);

  expect(prove).toHaveBeenCalledTimes(1);
  expect(fake.callsOf(path)).toHaveLength(4);
});

it('it is not sent again without a proof, or after another account logged in', async () => {
  const fake = fakeApi({ [path]: mustProve });

  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });
  stop = answerProofsWith(() => Promise.resolve(false));
  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });
  stop();
  stop = answerProofsWith(() => {
    startSession('another');
    return Promise.resolve(true);
  });
  await expect(ask()).rejects.toMatchObject({ code: 'proof-required' });

  expect(fake.callsOf(path)).toHaveLength(3);
});
