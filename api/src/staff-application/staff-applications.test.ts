import { wrongIn } from '@camp/contracts/test/sentences/sentences';
import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { campContent } from '@camp/contracts/content/camp';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';
import { sendAsBrowser, staffApplicationForm } from '../../test/staff-application-form';

const api = serveApi();

/** Camp 2026 starts on Saturday, August 29. Staff applications are due on July 18. */
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});
beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));

const days = ['2026-08-29', '2026-09-05'];
const labels = ['Saturday, August 29', 'Saturday, September 5'];

const send = (client: Client, form: object, picture?: Buffer) =>
  sendAsBrowser(client, '/api/staff/create', form, picture);
const somebodyWith = async (staff: NonNullable<Permissions['staff']>) => {
  const { name } = await createRole(api.models, { staff: [...staff] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};
const applied = (values: Partial<StoredStaffApplication> = {}) =>
  createStaffApplication(api.models, { campId, ...values });

describe('an application', () => {
  it('is stored with days as dates, positions in a block, picture and event', async () => {
    const client = await api.signedIn();
    const form = staffApplicationForm({
      daysAtCamp: days,
      staffPosition: 'Other',
      staffPositionOtherVal: 'Bus driver',
      staffPositionsAlt: ['Craft Staff', 'Musical Staff'],
      covid: 'Yes',
      userId: String(new Types.ObjectId()),
      late: 'true',
    });

    const { status, body } = await send(client, form, pictureOf('jpeg'));

    expect(status).toBe(201);
    expect(body).toMatchObject({ result: true, _id: body.msg._id });
    expect(body.msg).toMatchObject({
      type: 'Staff',
      userId: client.userId,
      campYear: 2026,
      late: false,
      daysAtCamp: labels,
      staffRole: {
        staffPosition: 'Other',
        staffPositionOtherVal: 'Bus driver',
        staffPositionsAlt: ['Craft Staff', 'Musical Staff'],
      },
      cprVal: '2031-02-03T00:00:00.000Z',
      flags: { allergy: true, proof: true },
      covidVaccineImage: `/staff/covid-image/${body._id}`,
    });
    const stored = await api.models.StaffApplication.findById(body._id).orFail().lean();
    expect(stored.daysAtCamp).toEqual(days.map((day) => new Date(day)));
    expect(await api.models.Image.findById(stored.imageId).lean()).toMatchObject({ subject: 'staff' });
    const payload = { 'payload.staffApplicationId': body._id };
    expect(await api.models.Outbox.countDocuments({ name: 'staff.applied', ...payload })).toBe(1);
  });

  it('is stored once, however often it is sent, also concurrently', async () => {
    const client = await api.signedIn();
    const form = staffApplicationForm();
    const answers = await Promise.all([form, form, form].map((same) => send(client, same)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);

    const again = await send(client, { ...form, comments: 'Once more' });
    expect([again.status, again.body.code]).toEqual([409, 'duplicate']);
  });

  it.each([
    ['2026-07-19T05:59:00Z', 201, false],
    ['2026-07-19T06:01:00Z', 201, true],
    ['2026-08-29T00:00:00Z', 201, true],
    ['2026-08-29T00:00:01Z', 409, undefined],
    ['2026-06-14T23:59:59Z', 409, undefined],
  ])('sent at %s is answered with %d, late: %s', async (now, expected, late) => {
    api.clock.set(now);
    const client = await api.signedIn();
    const { status, body } = await send(client, staffApplicationForm());
    expect([status, body.msg?.late]).toEqual([expected, late]);
    if (expected === 409) expect(body.code).toBe('registration-closed');
  });

  it('is refused for the reasons that only the server knows', async () => {
    const client = await api.signedIn();
    const errorsOf = async (values: object, picture?: Buffer) => {
      const { status, body } = await send(client, staffApplicationForm({ ...values }), picture);
      return [status, body.errors];
    };
    const outside = 'Choose days between Saturday, August 29, and Saturday, September 5.';

    expect(await errorsOf({ covid: 'Yes', daysAtCamp: '2026-09-06' })).toEqual([
      400,
      [
        { path: 'daysAtCamp', message: outside },
        { path: 'covidVaccineImage', message: 'Please select an image file.' },
      ],
    ]);
    expect(await errorsOf({ staffPosition: 'Other' })).toEqual([
      400,
      [
        {
          path: 'staffPositionOtherVal',
          message: wrongIn(staffApplicationSentences, 'staffPositionOtherVal', ''),
        },
      ],
    ]);
    expect(await errorsOf({ daysAtCamp: '' })).toEqual([
      400,
      [{ path: 'daysAtCamp', message: staffApplicationSentences.missing.daysAtCamp }],
    ]);
    expect(await api.models.StaffApplication.countDocuments({ userId: client.userId })).toBe(0);
  });

  it('is limited to twelve per account, also concurrently, but not for administrators', async () => {
    const account = await api.createAccount();
    for (let count = 0; count < 10; count += 1) await applied({ userId: account._id });
    const client = await api.signedIn(account);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(client, staffApplicationForm())));
    const { status, body } = await send(client, staffApplicationForm());

    expect(answers.filter((answer) => answer.status === 201).length).toBeLessThanOrEqual(2);
    expect(await api.models.StaffApplication.countDocuments({ userId: account._id })).toBeLessThanOrEqual(12);
    if (status === 201) throw new Error(`A thirteenth application was accepted: ${body._id}`);
    expect([status, body.message]).toEqual([
      409,
      `You’ve sent 12 staff applications for this camp, the limit for one account. To send more, please email ${campContent.contact.email}.`,
    ]);
    const clerk = await somebodyWith(['create', 'edit-all']);
    for (let count = 0; count < 13; count += 1) await send(clerk, staffApplicationForm()).expect(201);
  });
});

describe('a change', () => {
  const change = (client: Client, { _id }: StoredStaffApplication, body: object) =>
    client.post(`/api/staff/update/${String(_id)}`, body);

  it('keeps fields that aren’t sent, accepts labels for days, and removes answers that depend on positions', async () => {
    const account = await api.createAccount();
    const application = await applied({
      userId: account._id,
      staffPositionsAlt: ['Other'],
      staffPositionOtherVal: 'Bus',
    });
    const client = await api.signedIn(account);

    const { status, body } = await change(client, application, {
      daysAtCamp: labels,
      staffPositionsAlt: 'Craft Staff',
      comments: 'I bring my own apron',
    });

    expect(status).toBe(200);
    expect(body.msg).toMatchObject({
      daysAtCamp: labels,
      comments: 'I bring my own apron',
      allergicReactionsVal: 'Bee stings',
    });
    expect(body.msg).not.toHaveProperty('staffPositionOtherVal');
  });

  it('requires a picture for Yes, removes it for No, and keeps one of two concurrent pictures', async () => {
    const account = await api.createAccount();
    const application = await applied({ userId: account._id });
    const client = await api.signedIn(account);
    const path = `/api/staff/update/${String(application._id)}`;
    const pictures = () => api.models.Image.find({ recordId: application._id }, { _id: 1 }).lean();
    const stored = () => api.models.StaffApplication.findById(application._id).orFail().lean();

    const bare = await change(client, application, { covid: 'Yes' });
    expect(bare.body.errors).toEqual([
      { path: 'covidVaccineImage', message: 'Please select an image file.' },
    ]);

    const sent = ['jpeg', 'png'] as const;
    await Promise.all(
      sent.map((kind) => sendAsBrowser(client, path, { covid: 'Yes' }, pictureOf(kind)).expect(200)),
    );
    expect(await pictures()).toEqual([{ _id: (await stored()).imageId }]);
    expect((await stored()).flags.proof).toBe(true);

    await change(client, application, { covid: 'No' }).expect(200);
    expect(await pictures()).toEqual([]);
    expect(await stored()).toMatchObject({ imageId: null, flags: { proof: false } });
  });

  it('ends for its owner when camp begins, and never assigns the application to another person', async () => {
    const account = await api.createAccount();
    const [first, second] = [await applied({ userId: account._id }), await applied({ userId: account._id })];
    const client = await api.signedIn(account);
    const admin = await somebodyWith(['edit-all']);
    const another = { nameFirst: 'Ann', birthdate: '1992-02-02' };
    const same = { nameFirst: first.nameFirst.toUpperCase(), nameLast: first.nameLast };

    const outcomes = [
      await change(client, first, { birthdate: '1991-01-01' }),
      // Sequential requests have the same result.
      await change(client, first, { nameFirst: 'Ann' }),
      await change(client, second, another),
      await change(admin, first, { ...another, birthdate: '1990-04-05' }),
      await change(admin, second, { ...same, nameFirst: 'ann' }),
    ];
    api.clock.set('2026-08-29T00:00:01Z');
    for (const late of [await api.signedIn(account), await somebodyWith(['edit-all'])])
      outcomes.push(await change(late, first, { comments: 'Late' }));

    expect(outcomes.map(({ status, body }) => [status, body.code ?? 'done'])).toEqual([
      [200, 'done'],
      [409, 'conflict'],
      [409, 'conflict'],
      [200, 'done'],
      [409, 'duplicate'],
      [409, 'conflict'],
      [200, 'done'],
    ]);
  });
});

describe('the list', () => {
  it('filters, sorts and searches, and shows and saves medical answers to holders of data only (S22)', async () => {
    const year = { campId: (await createCamp(api.models, { year: 2031 }))._id };
    await applied({
      ...year,
      nameFirst: 'Ada',
      nameLast: 'Brooks',
      staffPosition: 'Craft Staff',
      staffPositionsAlt: ['Other'],
      staffPositionOtherVal: 'Bus driver',
    });
    await applied({
      ...year,
      nameFirst: 'Bo',
      nameLast: 'Adams',
      late: true,
      firstAid: 'Yes',
      firstAidVal: new Date('2031-05-06'),
    });
    const [viewer, medic] = [await somebodyWith(['view-all']), await somebodyWith(['view-all', 'data'])];
    const names = async (query: string) =>
      (await viewer.get(`/api/staff/list?year=2031&${query}`)).body.map(
        ({ nameFirst }: { nameFirst: string }) => nameFirst,
      );

    expect(await names('sort=nameLast')).toEqual(['Bo', 'Ada']);
    expect(await names('sort=staffPosition')).toEqual(['Ada', 'Bo']);
    expect(await names('staffPositionsAlt=Other')).toEqual(['Ada']);
    expect(await names('late=true')).toEqual(['Bo']);
    expect(await names('q=bus%20driver')).toEqual(['Ada']);
    const { text } = await viewer.get('/api/staff/list?year=2031');
    expect(text).not.toMatch(/Bee stings|doctor|covid|flags/i);
    expect((await medic.get('/api/staff/list?year=2031')).text).toContain('Bee stings');
    for (const query of ['list?medications=Yes', 'list?sort=tdap', 'export?columns=doctorName'])
      await viewer.get(`/api/staff/${query}`).expect(403);

    const file = await viewer.get(
      '/api/staff/export?year=2031&sort=nameLast&columns=name,firstAidCertificate,daysAtCamp',
    );
    expect(file.headers['content-disposition']).toBe('attachment; filename="staff-2031.csv"');
    expect(file.text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'First name,Last name,First aid,First aid: First aid expires,Days at camp',
      'Bo,Adams,Yes,2031-05-06,"Saturday, August 30, Sunday, August 31"',
      'Ada,Brooks,No,,"Saturday, August 30, Sunday, August 31"',
    ]);
    const actions = await api.models.Audit.find({ subject: 'staff', actorId: viewer.userId }).distinct(
      'action',
    );
    expect(actions.sort()).toEqual(['export', 'list']);
  });
});
