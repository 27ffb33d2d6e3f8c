import type { CamperRecord } from '@camp/contracts/camper/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** The test clock shows July 1, 2026, when registration for 2026 is open. */
beforeEach(async () => {
  api.clock.set('2026-07-01T12:00:00Z');
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const currentCamp = () => api.models.Camp.findOne({ year: 2026 }).orFail().lean();

describe('the list of campers', () => {
  it('is searched word by word in names, parent, email and phone, however they are written', async () => {
    const campId = (await currentCamp())._id;
    await createCamper(api.models, {
      campId,
      nameFirst: 'Sparrow',
      nameLast: 'O’Brooks',
      parentNameFirst: 'Wren',
      parentNameLast: 'Hill-Brooks',
      emailAddress: 'wren.hill@example.org',
      phoneNumber: '(555) 987-6543',
      phoneNumberAlt: '',
    });
    await createCamper(api.models, { campId, nameFirst: 'Sparrow', nameLast: 'Adams' });
    const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    const found = async (q: string) => {
      const { body } = await admin.get(`/api/camper/list?q=${encodeURIComponent(q)}`);
      return body.map((camper: { nameLast: string }) => camper.nameLast);
    };

    for (const q of [
      "sparrow o'brooks",
      'O’Brooks Sparrow',
      'Brooks, Sparrow',
      'wren hill-brooks',
      'Sparrow wren.hill@EXAMPLE.org',
      '555-987-6543',
      '(555) 987 6543',
      '+15559876543',
    ])
      expect([q, await found(q)]).toEqual([q, ['O’Brooks']]);
    for (const q of ['Sparrow Hawk', 'Sparrow .*', '555-987-6544', '(', '[a-z]'])
      expect([q, await found(q)]).toEqual([q, []]);
    expect((await found('Sparrow')).sort()).toEqual(['Adams', 'O’Brooks']);
    expect(await found(' , ')).toHaveLength(2);
  });

  it('marks the campers of accounts near the limit, on every page of the list', async () => {
    const campId = (await currentCamp())._id;
    const [near, far] = [await api.createAccount(), await api.createAccount()];
    for (let count = 0; count < 10; count += 1)
      await createCamper(api.models, { campId, userId: near._id, nameLast: 'Near' });
    for (let count = 0; count < 9; count += 1)
      await createCamper(api.models, { campId, userId: far._id, nameLast: 'Far' });
    await createCamper(api.models, { userId: far._id, nameLast: 'Elsewhen' });
    const viewRole = await createRole(api.models, { camper: ['view-all'] });
    const viewer = await api.signedIn(await api.createAccount({ roles: [viewRole.name] }));
    const marks = async (query: string) => {
      const { body } = await viewer.get(`/api/camper/list?${query}`);
      return body.map((camper: CamperRecord) => [camper.nameLast, camper.accountRegistrations]);
    };

    expect(await marks('q=near&pageSize=2')).toEqual([
      ['Near', 10],
      ['Near', 10],
    ]);
    expect(await marks('q=far&pageSize=1')).toEqual([['Far', undefined]]);
    const owner = await api.signedIn(near);
    const [own] = (await owner.get('/api/data/user')).body.camper;
    expect(own).not.toHaveProperty('accountRegistrations');
  });

  it('puts the first name second, in both directions, and sorts by name within a grade', async () => {
    const campId = (await currentCamp())._id;
    for (const [nameFirst, nameLast, grade] of [
      ['Wren', 'Brooks', '5th'],
      ['Ash', 'Brooks', '5th'],
      ['Robin', 'Adams', '6th'],
    ] as const)
      await createCamper(api.models, { campId, nameFirst, nameLast, grade });
    const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    const sorted = async (sort: string) => {
      const { body } = await admin.get(`/api/camper/list?sort=${sort}`);
      return body.map((camper: { nameFirst: string }) => camper.nameFirst);
    };

    expect(await sorted('nameLast')).toEqual(['Robin', 'Ash', 'Wren']);
    expect(await sorted('-nameLast')).toEqual(['Wren', 'Ash', 'Robin']);
    expect(await sorted('grade')).toEqual(['Ash', 'Wren', 'Robin']);
  });
});
