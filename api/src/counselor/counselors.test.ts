import { campContent } from '@camp/contracts/content/camp';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { counselorForm, sendCounselor } from '../../test/counselor-form';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

/** The test clock shows July 1, 2026. Registration for 2026 is open, with the specification's default dates. */
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});
beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));

const holding = async (...actions: string[]) => {
  const { name } = await createRole(api.models, { counselor: actions as never });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

/** The event that emails the owner about a change. */
const changeOf = (auditId: unknown) =>
  api.models.Outbox.findOne({ name: 'registration.changed', 'payload.auditId': String(auditId) }).lean();

/** A family's account and its registration. */
async function family(values: object = {}) {
  const account = await api.createAccount();
  const counselor = await createCounselor(api.models, { userId: account._id, campId, ...values });
  const client = await api.signedIn(account);
  return { client, counselor, address: `/api/counselor/update/${String(counselor._id)}` };
}

const eventsOf = (name: string, id: unknown) =>
  api.models.Outbox.find({ name: name as never, 'payload.counselorId': String(id) }).lean();

describe('a counselor’s registration', () => {
  it('is stored once, with its event, and returns the record with its medical block', async () => {
    const client = await api.signedIn();
    const form = counselorForm({ asthma: '2024-05-06', userId: 'another', applicationId: 'x' });

    const answers = await Promise.all([sendCounselor(client, form), sendCounselor(client, form)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [{ body }, again] = answers;
    expect(again.body._id).toBe(body._id);
    expect(body).toMatchObject({ result: true, _id: body.msg._id });
    expect(body.msg).toMatchObject({
      type: 'Counselor',
      userId: client.userId,
      campYear: 2026,
      application: null,
      late: false,
      covidVaccineImage: null,
      nameFirst: form.nameFirst,
      birthdate: '2009-03-02T00:00:00.000Z',
      signatures: { datesConfirm: { userId: client.userId, version: 1 } },
      medical: {
        asthma: '2024-05-06T00:00:00.000Z',
        diabetes: 'No',
        allergicReactions: 'Yes',
        allergicReactionsVal: 'Bee stings',
        immunizations: {
          tdap: '2020-01-01T00:00:00.000Z',
          mmr: '2020-01-01T00:00:00.000Z',
          covid: 'No',
        },
        pediatrician: { pediatricianName: 'Dr. Doe', pediatricianNumber: '555-123-4570' },
        medications: 'No',
      },
    });
    expect(await eventsOf('counselor.registered', body._id)).toHaveLength(1);
  });

  it('requires a picture with the answer Yes, and stores none with No', async () => {
    const client = await api.signedIn();

    const without = await sendCounselor(client, counselorForm({ covid: 'Yes' }));
    const proven = await sendCounselor(client, counselorForm(), pictureOf('jpeg'));
    const unasked = await sendCounselor(client, counselorForm({ covid: 'No' })).attach(
      'covidVaccineImage',
      pictureOf('jpeg'),
      'proof.jpg',
    );

    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ path: 'covidVaccineImage', message: 'Please select an image file.' }],
    ]);
    expect([proven.status, proven.body.msg.covidVaccineImage]).toEqual([
      201,
      `/counselor/covid-image/${proven.body._id}`,
    ]);
    expect((await client.get(`/api/counselor/covid-image/${proven.body._id}`)).body.code).toBe(
      'image-pending',
    );
    expect(unasked.body.msg).toMatchObject({ covidVaccineImage: null, flags: { proof: false } });
  });

  it.each([
    ['2026-06-14T23:59:59Z', 409, undefined],
    ['2026-07-01T12:00:00Z', 201, false],
    ['2026-08-25T12:00:00Z', 201, true],
    ['2026-08-29T00:00:01Z', 409, undefined],
  ])('sent at %s is answered with %d, late: %s', async (now, status, late) => {
    await api.models.Camp.updateOne(
      { _id: campId },
      {
        registrationStart: new Date('2026-06-15'),
        registrationStaffEnd: new Date('2026-07-18'),
        startDate: new Date('2026-08-29'),
        endDate: new Date('2026-09-03'),
        campSunday: new Date('2026-09-06'),
      },
    );
    const user = await api.createAccount();
    api.clock.set(now);
    const client = await api.signedIn(user);

    const answer = await client.post('/api/counselor/create', counselorForm());

    expect([answer.status, answer.body.msg?.late]).toEqual([status, late]);
    if (status === 409) expect(answer.body.code).toBe('registration-closed');
  });

  it('is refused for a registered person, and as the thirteenth of an account', async () => {
    const client = await api.signedIn();
    const form = counselorForm({ nameFirst: 'Quinn' });
    await client.post('/api/counselor/create', form).expect(201);
    const twin = await client.post('/api/counselor/create', { ...form, nameFirst: ' QUINN', grade: '12th' });
    expect([twin.status, twin.body.code, twin.body.message]).toEqual([
      409,
      'duplicate',
      'This counselor is already registered for this camp.',
    ]);

    const account = await api.createAccount();
    for (let count = 0; count < 11; count += 1)
      await createCounselor(api.models, { userId: account._id, campId });
    const family = await api.signedIn(account);
    const both = await Promise.all([1, 2].map(() => family.post('/api/counselor/create', counselorForm())));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await api.models.Counselor.countDocuments({ userId: account._id, campId })).toBe(12);
  });
});

it('is audited as a file if a page saves the list as one, with every incident in it', async () => {
  const counselor = await createCounselor(api.models, { asthma: new Date('2026-02-14') });
  const { name } = await createRole(api.models, { counselor: ['view-all', 'data'] });
  const nurse = await api.signedIn(await api.createAccount({ roles: [name] }));

  const list = `/api/counselor/list?year=${counselor.campYear}`;
  const { body } = await nurse.get(`${list}&purpose=file`).expect(200);

  expect(body).toEqual(
    expect.arrayContaining([expect.objectContaining({ asthma: '2026-02-14T00:00:00.000Z' })]),
  );
  const written = await api.models.Audit.find({
    actorId: nurse.userId,
    recordIds: counselor._id,
  } as never).lean();
  expect(written).toMatchObject([{ subject: 'counselor', action: 'export', part: 'medical' }]);
  await nurse.get(`${list}&purpose=other`).expect(400);
});

describe('a change', () => {
  it('is stored with its event and history, which name fields but no values', async () => {
    const { client, counselor, address } = await family();
    await createCounselorApplication(api.models, { counselor });

    const { status, body } = await client.post(address, {
      nameFirst: 'Robin',
      allergicReactions: 'No',
      school: counselor.school,
    });

    expect([status, body.msg.nameFirst, body.msg.allergicReactionsVal]).toEqual([200, 'Robin', undefined]);
    const fields = ['nameFirst', 'allergicReactions', 'allergicReactionsVal'];
    const written = await api.models.Audit.findOne({
      recordIds: counselor._id,
      action: 'change',
    } as never).lean();
    expect(written).toMatchObject({ subject: 'counselor', fields });
    const event = await changeOf(written?._id);
    expect(event).not.toBeNull();
    expect(JSON.stringify([event, written])).not.toContain('Bee stings');
    const stored = await api.models.Counselor.findById(counselor._id).lean();
    expect(stored?.flags.allergy).toBe(false);
    const application = await api.models.CounselorApplication.findOne({ counselorId: counselor._id }).lean();
    expect(application?.nameFirst).toBe('Robin');
  });

  it('without changes sends nothing', async () => {
    const { client, counselor, address } = await family();
    await client.post(address, { school: counselor.school }).expect(200);
    expect(
      await api.models.Audit.countDocuments({ recordIds: counselor._id, action: 'change' } as never),
    ).toBe(0);
  });

  it('gives no registration to another person, and creates no duplicate', async () => {
    const { client, counselor, address } = await family({ nameFirst: 'Kit', nameLast: 'Reed' });
    await createCounselor(api.models, {
      userId: counselor.userId,
      campId,
      nameFirst: 'Jo',
      nameLast: 'Reed',
    });

    const other = await client.post(address, { nameFirst: 'Ann', birthdate: '2008-01-01' });
    const twin = await client.post(address, { nameFirst: 'Jo' });
    await client.post(address, { nameFirst: 'Kitty' }).expect(200);
    const later = await client.post(address, { birthdate: '2008-01-01' });

    expect([other, twin, later].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'conflict'],
      [409, 'duplicate'],
      [409, 'conflict'],
    ]);
    const admin = await holding('edit-all', 'view-all');
    expect((await admin.post(address, { medications: 'No' })).status).toBe(403);
    await admin.post(address, { nameFirst: 'Ann', birthdate: '2008-01-01' }).expect(200);
  });

  it('ends for the family when camp starts, and never for administrators', async () => {
    const camp = await createCamp(api.models, { year: 2019 });
    const { client, address } = await family({ campId: camp._id });
    const admin = await holding('edit-all', 'view-all');

    const { status, body } = await client.post(address, { grade: '12th' });
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining(`please email ${campContent.contact.email}.`),
    ]);
    expect((await admin.post(address, { grade: '12th' })).status).toBe(200);
  });

  it('to Yes requires a picture, and to No removes it', async () => {
    const { client, counselor, address } = await family();
    const pictures = () => api.models.Image.countDocuments({ recordId: counselor._id });
    const withPicture = () =>
      client.post(address).field('covid', 'Yes').attach('covidVaccineImage', pictureOf('jpeg'), 'proof.jpg');

    const without = await client.post(address, { covid: 'Yes' });
    const proven = await withPicture();
    const replaced = await withPicture();
    const counted = await pictures();
    const removed = await client.post(address, { covid: 'No' });

    expect(without.body.errors).toEqual([
      { path: 'covidVaccineImage', message: 'Please select an image file.' },
    ]);
    expect([proven.status, replaced.status, counted]).toEqual([200, 200, 1]);
    expect([removed.body.msg.covidVaccineImage, removed.body.msg.flags.proof]).toEqual([null, false]);
    expect(await pictures()).toBe(0);
  });
});

it('is deleted with its application and its picture', async () => {
  const { client, counselor } = await family();
  await createCounselorApplication(api.models, { counselor });
  await client
    .post(`/api/counselor/update/${String(counselor._id)}`)
    .field('covid', 'Yes')
    .attach('covidVaccineImage', pictureOf('jpeg'), 'proof.jpg');

  await client.delete(`/api/counselor/delete/${String(counselor._id)}`).expect(200);

  const { _id } = counselor;
  expect(await api.models.Counselor.countDocuments({ _id })).toBe(0);
  expect(await api.models.CounselorApplication.countDocuments({ counselorId: _id })).toBe(0);
  expect(await api.models.Image.countDocuments({ recordId: _id })).toBe(0);
  const written = await api.models.Audit.find({ action: 'delete', recordIds: _id }).lean();
  expect(written.map(({ subject, actorId }) => [subject, String(actorId)])).toEqual([
    ['counselor', client.userId],
  ]);
});
