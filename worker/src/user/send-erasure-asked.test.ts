import { staysAfterErasure } from '@camp/contracts/user/after-erasure';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';
import { composeErasureAsked } from './send-account-mails';

const { bench } = prepareWorker();

it('tells the owner what stays and where to take it back, unless it was taken back', async () => {
  const { deps } = bench();
  const user = await createUser(deps.database.models, { erasureAskedAt: new Date() });
  const compose = () => composeErasureAsked(deps, { userId: user._id.toString() });

  const mail = await compose();
  await deps.database.models.User.updateOne({ _id: user._id }, { $unset: { erasureAskedAt: 1 } });

  expect(mail?.to.address).toBe(user.email);
  expect(mail?.content.action?.url).toBe('http://camp.test/user/profile');
  for (const what of staysAfterErasure) expect(JSON.stringify(mail?.content.facts)).toContain(what);
  expect(await compose()).toBeUndefined();
});
