import type { CamperRecord } from '@camp/contracts/camper/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { trusted } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('lists medical answers of one’s own child, and of others only with the right to them', async () => {
  const { _id: campId } = await createCamp(api.models, { year: 2026 });
  const { name } = await createRole(api.models, { camper: ['view-all'] });
  const volunteer = await api.signedIn(await api.createAccount({ roles: [name] }));
  const own = await createCamper(api.models, {
    campId,
    userId: (await api.models.User.findById(volunteer.userId).orFail())._id,
  });
  const other = await createCamper(api.models, { campId });
  // An answer that was changed in the database doesn't open, so nobody decrypts it here.
  const stored = api.connection.db!.collection('campers');
  await stored.updateOne({ _id: other._id }, { $set: { 'medical.value': Buffer.alloc(64) } });

  const { body, status } = await volunteer.get('/api/camper/list');

  expect(status).toBe(200);
  const answers = (body as CamperRecord[]).map(({ _id, allergicReactions }) => [_id, allergicReactions]);
  expect(Object.fromEntries(answers)).toEqual({
    [own._id.toString()]: 'Yes',
    [other._id.toString()]: undefined,
  });
  await api.models.Camper.deleteMany({ _id: trusted({ $in: [other._id] }) });
});
