import type { Permissions } from '@camp/contracts/access/catalogue';
import { heicUnreadable } from '@camp/contracts/forms/messages';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { trusted, Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';
import { sendAsBrowser } from '../../test/staff-application-form';

const api = serveApi();

/** Camp 2026 begins on August 29. */
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});
beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));

const old = new Date('2014-01-01');
const camperOf = (values: Partial<StoredCamper> = {}) =>
  createCamper(api.models, { campId, birthdate: old, ...values });
const picturesOf = (recordId: Types.ObjectId) => api.models.Image.find({ recordId }, { _id: 1 }).lean();
const upload = (client: Client, path: string, body: object, picture?: Buffer) =>
  sendAsBrowser(client, `/api/${path}`, body, picture);

it.each([
  ['camper', 'Camper', () => camperOf(), 'Camper'],
  ['counselor', 'Counselor', () => createCounselor(api.models, { campId }), 'Counselor'],
  ['staff', 'Staff', () => createStaffApplication(api.models, { campId }), 'StaffApplication'],
] as const)(
  'a proof of a %s is stored by either call, replaced by the next, and removed by No',
  async (kind, type, make, model) => {
    const record = await make();
    const owner = await api.signedIn(await api.models.User.findById(record.userId).orFail());
    const id = String(record._id);
    const stored = () => (api.models[model] as typeof api.models.Camper).findById(record._id).orFail().lean();

    const first = await upload(owner, `${kind}/update-covid/${id}`, { covid: 'Yes' }, pictureOf('jpeg'));
    const firstPicture = (await stored()).imageId;
    const body = { objectToUpload: id, type, covid: 'Yes' };
    const second = await upload(owner, 'covid-19-upload/create', body, pictureOf('png'));

    expect([first.status, second.status]).toEqual([200, 201]);
    expect(second.body).toMatchObject({
      result: true,
      _id: id,
      msg: { type, covid: 'Yes', covidVaccineImage: `/${kind}/covid-image/${id}` },
    });
    const { imageId } = await stored();
    expect(imageId).not.toEqual(firstPicture);
    expect(await picturesOf(record._id)).toEqual([{ _id: imageId }]);
    const events = await api.models.Outbox.find({
      name: 'registration.proof-received',
      'payload.recordId': id,
    });
    expect(events).toHaveLength(2);

    await upload(owner, `${kind}/update-covid/${id}`, { covid: 'No' }).expect(200);
    expect(await stored()).toMatchObject({ covid: 'No', imageId: null, flags: { proof: false } });
    expect(await picturesOf(record._id)).toEqual([]);
    const written = await api.models.Audit.find({ recordIds: record._id, action: 'change' }).lean();
    expect(written.map(({ fields }) => fields)).toEqual([
      ['covid', 'covidVaccineImage'],
      ['covidVaccineImage'],
      ['covid', 'covidVaccineImage'],
    ]);
  },
);

it('a No without a stored picture is stored, and audited once', async () => {
  const record = await createStaffApplication(api.models, { campId, covid: 'Yes', imageId: null });
  const owner = await api.signedIn(await api.models.User.findById(record.userId).orFail());
  const path = `staff/update-covid/${String(record._id)}`;

  await upload(owner, path, { covid: 'No' }).expect(200);
  await upload(owner, path, { covid: 'No' }).expect(200);

  const stored = await api.models.StaffApplication.findById(record._id).orFail().lean();
  expect([stored.covid, stored.imageId]).toEqual(['No', null]);
  const written = await api.models.Audit.find({ recordIds: record._id, action: 'change' }).lean();
  expect(written.map(({ fields }) => fields)).toEqual([['covid']]);
});

it('another person’s No is emailed to the owner and the camp like any other change', async () => {
  const { name } = await createRole(api.models, { camper: ['data'], 'covid-19-upload': ['create'] });
  const nurse = await api.signedIn(await api.createAccount({ roles: [name] }));
  const { _id } = await camperOf({ covid: 'Yes' });
  const path = `camper/update-covid/${String(_id)}`;
  const changesMailed = async () => {
    const audits = await api.models.Audit.find({ recordIds: _id, action: 'change' }).sort({ _id: 1 }).lean();
    const auditIds = audits.map((audit) => String(audit._id));
    const events = await api.models.Outbox.find({
      name: 'registration.changed',
      'payload.auditId': trusted({ $in: auditIds }),
    }).lean();
    const mailed = events.map(({ payload }) => payload.auditId);
    return { fields: audits.map(({ fields }) => fields), mailed, auditIds };
  };

  await upload(nurse, path, { covid: 'Yes' }, pictureOf('png')).expect(200);
  const afterPicture = await changesMailed();
  await upload(nurse, path, { covid: 'No' }).expect(200);
  const afterNo = await changesMailed();

  expect(afterPicture).toMatchObject({ fields: [['covidVaccineImage']], mailed: [] });
  expect(afterNo.fields).toEqual([['covidVaccineImage'], ['covid', 'covidVaccineImage']]);
  expect(afterNo.mailed).toEqual([afterNo.auditIds[1]]);
});

it('two pictures in a row leave exactly the one that the record names, six times over', async () => {
  const camper = await camperOf();
  const owner = await api.signedIn(await api.models.User.findById(camper.userId).orFail());
  const path = `camper/update-covid/${String(camper._id)}`;
  for (let round = 0; round < 6; round += 1) {
    const sent = await Promise.all(
      (['jpeg', 'png'] as const).map((kind) => upload(owner, path, { covid: 'Yes' }, pictureOf(kind))),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const { imageId } = await api.models.Camper.findById(camper._id).orFail().lean();
    expect(await picturesOf(camper._id)).toEqual([{ _id: imageId }]);
  }
});

it('control: deleting and storing without the record’s write conflict leaves two pictures', async () => {
  const recordId = new Types.ObjectId();
  const subject = 'camper';
  let begun = 0;
  let bothBegan: () => void;
  const bothStarted = new Promise<void>((resolve) => (bothBegan = resolve));
  const replace = async () => {
    await api.models.Image.deleteMany({ subject, recordId });
    if ((begun += 1) === 2) bothBegan();
    await bothStarted;
    await api.models.Image.create({ subject, recordId, bytes: Buffer.from('x'), contentType: 'image/png' });
  };
  await Promise.all([replace(), replace()]);
  expect(await picturesOf(recordId)).toHaveLength(2);
});

it('is refused with the sentence of each field, too young, too late, or for a stranger', async () => {
  const camper = await camperOf();
  const young = await camperOf({ userId: camper.userId, birthdate: new Date('2017-06-26') });
  const account = await api.models.User.findById(camper.userId).orFail();
  const owner = await api.signedIn(account);
  const answerOf = async (client: Client, path: string, body: object, picture?: Buffer) => {
    const { status, body: answer } = await upload(client, path, body, picture);
    return [
      status,
      ...(answer.errors ?? []).map(({ path: at, message }: Record<string, string>) => `${at}: ${message}`),
    ];
  };
  const [path, youngPath] = [camper, young].map(({ _id }) => `camper/update-covid/${String(_id)}`) as [
    string,
    string,
  ];

  expect(await answerOf(owner, 'covid-19-upload/create', { covid: '' })).toEqual([
    400,
    "covid: Choose 'Yes' or 'No'.",
    'objectToUpload: Choose the registration to upload proof.',
    'type: Choose the registration to upload proof.',
  ]);
  expect(await answerOf(owner, path, { covid: 'Yes' })).toEqual([
    400,
    'covidVaccineImage: Please select an image file.',
  ]);
  expect(await answerOf(owner, path, { covid: 'Yes' }, Buffer.from('no picture at all'))).toEqual([
    400,
    'covidVaccineImage: Please select an image file (JPEG, PNG or WebP).',
  ]);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await answerOf(owner, path, { covid: 'Yes' }, heic)).toEqual([
    400,
    `covidVaccineImage: ${heicUnreadable}`,
  ]);
  expect(await answerOf(owner, youngPath, { covid: 'Yes' }, pictureOf('png'))).toEqual([
    400,
    'covid: You are not old enough to receive a vaccine.',
  ]);
  expect(await answerOf(await api.signedIn(), path, { covid: 'No' })).toEqual([404]);

  api.clock.set('2026-08-29T00:00:01Z');
  expect(await answerOf(await api.signedIn(account), path, { covid: 'Yes' }, pictureOf('png'))).toEqual([
    409,
  ]);
});

it.each<[NonNullable<Permissions['camper']>, NonNullable<Permissions['covid-19-upload']>, number]>([
  [['data'], ['create'], 200],
  [['data'], ['view'], 403],
  [['view-all', 'edit-all'], ['create'], 404],
])('another’s record with %j on its kind and %j on the upload: %d', async (camper, proofs, expected) => {
  const { name } = await createRole(api.models, { camper: [...camper], 'covid-19-upload': [...proofs] });
  const nurse = await api.signedIn(await api.createAccount({ roles: [name] }));
  const { _id } = await camperOf();
  await upload(nurse, `camper/update-covid/${String(_id)}`, { covid: 'Yes' }, pictureOf('png')).expect(
    expected,
  );
});
