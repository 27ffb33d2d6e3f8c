import { createLogger } from '@camp/runtime/logger';
import { generousLimits } from '../../../test/api-under-test';
import { createRateLimiter } from '../../limits/rate-limiter';
import { admitLogin, countWrongLogin, forgiveLogin, type LoginAttempt } from './login-attempt';

const logger = createLogger({ name: 'test', level: 'silent' });
const limiter = () =>
  createRateLimiter(
    {
      ...generousLimits,
      loginByAddress: { most: 4, per: 900 },
      loginByAccount: { most: 3, per: 3600 },
      wrongLoginsNotice: { most: 1, per: 86_400 },
    },
    { logger },
  );

const attemptOf = (emailKey: string, network = 'school', knownDevice?: string): LoginAttempt => ({
  emailKey,
  network,
  knownDevice,
});

it('gets the network’s priority, after the others if the account failed there before', async () => {
  const limits = limiter();
  const ann = attemptOf('ann');

  expect(await admitLogin(limits, ann)).toEqual({ group: 'school', failedBefore: false, slowed: false });
  expect(await admitLogin(limits, ann)).toEqual({ group: 'school', failedBefore: true, slowed: false });
  await forgiveLogin(limits, ann);
  await forgiveLogin(limits, ann);
  expect(await admitLogin(limits, ann)).toMatchObject({ failedBefore: false });
});

it('is slowed from half of a network’s limit, except on known devices', async () => {
  const limits = limiter();
  for (const email of ['ann', 'bob']) await countWrongLogin(limits, attemptOf(email));

  expect(await admitLogin(limits, attemptOf('cam'))).toMatchObject({ group: 'school', slowed: true });
  expect(await admitLogin(limits, attemptOf('cam', 'home'))).toMatchObject({ slowed: false });
  expect(await admitLogin(limits, attemptOf('dan', 'school', 'phone'))).not.toHaveProperty('slowed');
});

it('is slowed for an attacked account to one attempt at a time across networks', async () => {
  const limits = limiter();
  const results = [];
  for (const network of ['one', 'two', 'three', 'four'])
    results.push(await countWrongLogin(limits, attemptOf('ann', network)));

  expect(results).toEqual([false, false, true, false]);
  expect(await admitLogin(limits, attemptOf('ann', 'five'))).toMatchObject({ group: 'ann', slowed: true });
  expect(await admitLogin(limits, attemptOf('ann', 'five', 'phone'))).toEqual({
    group: 'five',
    failedBefore: false,
  });
});
