import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';
import { composeMedicalDeletion } from './send-medical-deletion';

const { bench } = prepareWorker();

it('says who, what and when, without an answer, and nothing once they registered again', async () => {
  const { deps } = bench();
  const { models } = deps.database;
  const { _id: userId } = await createUser(models);
  const on = new Date('2031-08-24');
  const camper = await createCamper(models, { userId, medicalUntil: on, nameFirst: 'Ava' });
  await createCamper(models, { userId, nameFirst: 'Leo' });
  const payload = { userId: userId.toString(), on: on.toISOString() };

  const mail = await composeMedicalDeletion(deps, payload);
  await models.Camper.updateOne({ _id: camper._id }, { $unset: { medicalUntil: 1 } });

  expect(mail?.content.facts?.slice(0, 2)).toEqual([
    ['After', 'August 24, 2031'],
    ['For', 'Ava Camper'],
  ]);
  expect(JSON.stringify(mail)).not.toMatch(/Bee stings|Dr\. Doe|Allerg/i);
  expect(await composeMedicalDeletion(deps, payload)).toBeUndefined();
});
