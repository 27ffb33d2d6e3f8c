import type { Action } from '@camp/contracts/access/catalogue';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { sealPicture } from '@camp/database/image/seal-picture';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi, type Client } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

/** The test clock shows July 1, 2026, when registration for 2026 is open. */
beforeEach(async () => {
  api.clock.set('2026-07-01T12:00:00Z');
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const currentCamp = () => api.models.Camp.findOne({ year: 2026 }).orFail().lean();

describe('reading campers', () => {
  it('shows the flags to the owner and holders of `data` only', async () => {
    const campId = (await currentCamp())._id;
    const owner = await api.createAccount();
    await createCamper(api.models, {
      campId,
      userId: owner._id,
      medications: 'Yes',
      medicationsVal: 'Drops',
    });
    const listedFor = async (...actions: Action[]) => {
      const role = await createRole(api.models, { camper: ['view-all', ...actions] });
      const reader = await api.signedIn(await api.createAccount({ roles: [role.name] }));
      return (await reader.get('/api/camper/list')).body as CamperRecord[];
    };

    expect(await listedFor('data')).toMatchObject([
      { flags: { allergy: true, diet: false, medication: true, proof: false } },
    ]);
    expect((await listedFor())[0]).not.toHaveProperty('flags');
  });

  it('shows medical answers to the owner and, audited, to holders of data, and the rest to view-all alone (S22)', async () => {
    const parent = await api.signedIn();
    const camper = await createCamper(api.models, {
      userId: (await api.models.User.findById(parent.userId).orFail())._id,
      campId: (await currentCamp())._id,
    });
    const viewRole = await createRole(api.models, { camper: ['view-all'] });
    const dataRole = await createRole(api.models, { camper: ['view-all', 'data'] });
    const viewer = await api.signedIn(await api.createAccount({ roles: [viewRole.name] }));
    const medic = await api.signedIn(await api.createAccount({ roles: [dataRole.name] }));
    const read = async (client: Client) => (await client.get(`/api/camper/read/${String(camper._id)}`)).body;

    expect(await read(parent)).toMatchObject({ allergicReactionsVal: 'Bee stings', covidVaccineImage: null });
    const seen = await read(viewer);
    expect(seen).toMatchObject({
      nameFirst: camper.nameFirst,
      grade: '5th',
      sex: 'Girl',
      shirtSize: 'Child Large',
      newCamper: 'No',
      birthdate: '2015-03-02T00:00:00.000Z',
      school: 'Springfield Elementary',
      addressZip: '80000',
      phoneNumber: camper.phoneNumber,
      pickUpContactPhone: '555-123-4569',
      zeroConfirm: true,
    });
    for (const hidden of [
      'diabetes',
      'allergicReactions',
      'allergicReactionsVal',
      'behavioralConcerns',
      'dietaryRestrictions',
      'tdap',
      'mmr',
      'covid',
      'pediatricianName',
      'pediatricianNumber',
      'covidVaccineImage',
      'medications',
    ])
      expect(seen).not.toHaveProperty(hidden);

    expect(await read(medic)).toMatchObject({ allergicReactionsVal: 'Bee stings' });
    const written = await api.models.Audit.find({ recordIds: camper._id }).sort({ _id: 1 }).lean();
    expect(written).toEqual([
      expect.objectContaining({ action: 'read', subject: 'camper', part: 'contact' }),
      expect.objectContaining({ action: 'read', subject: 'camper', part: 'medical' }),
    ]);
    expect(String(written[1]?.actorId)).toBe(medic.userId);
  });

  it('audits a list once, with the campers whose medical answers it contained', async () => {
    const medicRole = await createRole(api.models, { camper: ['create', 'view', 'view-all', 'data'] });
    const medic = await api.createAccount({ roles: [medicRole.name] });
    const campId = (await currentCamp())._id;
    await createCamper(api.models, { campId, userId: medic._id });
    const others = [await createCamper(api.models, { campId }), await createCamper(api.models, { campId })];
    const client = await api.signedIn(medic);

    const { body } = await client.get('/api/camper/list');

    expect(body).toHaveLength(3);
    expect(body[0]).toHaveProperty('allergicReactionsVal', 'Bee stings');
    const written = await api.models.Audit.find({ actorId: medic._id }).lean();
    expect(written).toMatchObject([{ action: 'list', subject: 'camper', part: 'medical' }]);
    expect(written[0]?.recordIds.map(String).sort()).toEqual(others.map(({ _id }) => String(_id)).sort());
  });

  it('audits a list of contact answers once, and does not audit one’s own registrations', async () => {
    const viewerRole = await createRole(api.models, { camper: ['view', 'view-all'] });
    const viewer = await api.createAccount({ roles: [viewerRole.name] });
    const campId = (await currentCamp())._id;
    await createCamper(api.models, { campId, userId: viewer._id });
    const client = await api.signedIn(viewer);
    await client.get('/api/camper/list');
    const others = [await createCamper(api.models, { campId }), await createCamper(api.models, { campId })];

    const { body } = await client.get('/api/camper/list');

    expect(body).toHaveLength(3);
    expect(body[2]).toHaveProperty('phoneNumber');
    const written = await api.models.Audit.find({ actorId: viewer._id }).lean();
    expect(written).toMatchObject([{ action: 'list', subject: 'camper', part: 'contact' }]);
    expect(written[0]?.recordIds.map(String).sort()).toEqual(others.map(({ _id }) => String(_id)).sort());
  });

  it('lists by year, state, page and search, with the total', async () => {
    const campId = (await currentCamp())._id;
    for (const nameLast of ['Baker', 'Adams', 'Clark']) await createCamper(api.models, { campId, nameLast });
    await createCamper(api.models, { campId, nameLast: 'Waiting', waitlist: true });
    await createCamper(api.models, { nameLast: 'Elsewhen' });
    const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    const list = async (query: string) => {
      const { body, headers } = await admin.get(`/api/camper/list${query}`);
      return [headers['x-total-count'], body.map((camper: { nameLast: string }) => camper.nameLast)];
    };

    expect(await list('?sort=nameLast')).toEqual(['4', ['Adams', 'Baker', 'Clark', 'Waiting']]);
    expect(await list('?sort=-nameLast&page=2&pageSize=3')).toEqual(['4', ['Adams']]);
    expect(await list('?waitlist=true')).toEqual(['1', ['Waiting']]);
    expect(await list('?q=BAK')).toEqual(['1', ['Baker']]);
    expect(await list('?q=.*')).toEqual(['0', []]);
    expect(await list('?q=%00BAK')).toEqual(['1', ['Baker']]);
    expect(await list('?paid=true')).toEqual(['0', []]);
    expect((await admin.get('/api/camper/list?sort=passwordHash')).status).toBe(400);
    expect((await admin.get('/api/camper/list?pageSize=201')).status).toBe(400);
    expect((await admin.get('/api/camper/list?q=a&q=b')).status).toBe(400);
  });
});

describe('the proof of vaccination', () => {
  it('is served resized, to the owner and, audited, to holders of data (S42)', async () => {
    const parent = await api.signedIn();
    const { body } = await sendForm(parent, camperForm(), pictureOf('png'));
    const stored = await api.models.Image.findOne({ recordId: body._id }).orFail();
    const sealed = sealPicture(api.models, { ...stored.toObject(), bytes: Buffer.from('resized') });
    await api.models.Image.updateOne(
      { recordId: body._id },
      { state: 'ready', contentType: 'image/webp', ...sealed },
    );
    const viewRole = await createRole(api.models, { camper: ['view-all'] });
    const medicRole = await createRole(api.models, { camper: ['data'] });
    const viewer = await api.signedIn(await api.createAccount({ roles: [viewRole.name] }));
    const medic = await api.signedIn(await api.createAccount({ roles: [medicRole.name] }));
    const path = `/api/camper/covid-image/${body._id}`;

    for (const reader of [parent, medic]) {
      const answer = await reader.get(path);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe('resized');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await viewer.get(path)).status).toBe(404);
    expect(await api.models.Audit.countDocuments({ recordIds: body._id, part: 'image' })).toBe(1);
  });
});

describe('deleting a camper', () => {
  it('frees the seat for the longest-waiting camper and deletes the picture (I6)', async () => {
    await api.models.Camp.updateOne({ year: 2026 }, { waitListAfter: 10 });
    const campId = (await currentCamp())._id;
    for (let taken = 0; taken < 9; taken += 1) await createCamper(api.models, { campId });
    const parent = await api.signedIn();
    const { body } = await sendForm(parent, camperForm(), pictureOf('png'));
    const waiting = await createCamper(api.models, { campId, waitlist: true });

    await parent.delete(`/api/camper/delete/${body._id}`).expect(200, { result: true });

    expect(await api.models.Camper.findById(body._id)).toBeNull();
    expect(await api.models.Image.countDocuments({ recordId: body._id })).toBe(0);
    expect((await api.models.Camper.findById(waiting._id).orFail()).waitlist).toBe(false);
    const offered = { name: 'camper.seat-offered', 'payload.camperId': String(waiting._id) } as const;
    expect(await api.models.Outbox.countDocuments(offered)).toBe(1);
    const written = await api.models.Audit.find({ recordIds: body._id, action: 'delete' }).lean();
    expect(written).toMatchObject([{ subject: 'camper' }]);
    expect(String(written[0]?.actorId)).toBe(parent.userId);
  });

  it('is refused while the camper is paid, for the owner and for administrators', async () => {
    const owner = await api.createAccount();
    const camper = await createCamper(api.models, {
      userId: owner._id,
      campId: (await currentCamp())._id,
      paid: true,
    });
    const admin = await api.createAccount({ roles: ['admin'] });

    for (const user of [owner, admin]) {
      const { status, body } = await (
        await api.signedIn(user)
      ).delete(`/api/camper/delete/${String(camper._id)}`);
      expect([status, body.code]).toEqual([409, 'paid']);
    }
    expect(await api.models.Audit.countDocuments({ recordIds: camper._id, action: 'delete' })).toBe(0);
  });
});
