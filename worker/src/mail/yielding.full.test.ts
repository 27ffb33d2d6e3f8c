import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { createAccountRequest } from '@camp/database/test/factories/account-request';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();

it('sends a link that somebody waits for before the notices that came earlier', async () => {
  const { models } = bench().deps.database;
  const { _id: userId, email: family } = await createUser(models);
  const { _id } = await createCamper(models, { userId });
  const change = { action: 'change', subject: 'camper' } as const;
  for (let notice = 0; notice < 15; notice += 1) {
    const audit = await models.Audit.create({
      ...change,
      actorId: userId,
      recordIds: [_id],
      fields: ['school'],
    });
    await bench().happen('registration.changed', { auditId: audit._id.toString() });
  }
  const { _id: requestId, email } = await createAccountRequest(models);

  bench().work();
  await bench().happen('user.account-requested', { requestId: requestId.toString() });

  await bench().inbox.waitFor(({ recipients }) => recipients.includes(email));
  const all = () =>
    bench()
      .inbox.messages()
      .map(({ recipients: [to] }) => to);
  await bench().until('all arrived', () => all().filter((to) => to === family).length === 15);
  // Running emails finish: one to each family, and as many to the camp.
  expect(all().indexOf(email)).toBeLessThan(15);
});
