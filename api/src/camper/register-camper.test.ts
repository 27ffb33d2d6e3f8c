import type { StoredCamp } from '@camp/database/camp/camp-model';
import { storeWithin } from '@camp/database/camp/correct-book';
import { readBook } from '@camp/database/camp/seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { mongo } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

/** The year 2026 is open on the tests' day, 1 July 2026. */
beforeEach(async () => {
  api.clock.set('2026-07-01T12:00:00Z');
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const currentCamp = () => api.models.Camp.findOne({ year: 2026 }).orFail().lean<StoredCamp>();

/** Ids of the campers that hold the camp's seats, in the order in which they came. */
const seats = async () => {
  const book = await readBook(api.models, (await currentCamp())._id);
  return (book?.claims ?? []).map(({ camperId }) => camperId.toString());
};

describe('a registration', () => {
  it('is stored with seat and event and answers with the record', async () => {
    const parent = await api.signedIn();
    const form = camperForm();

    const { status, body } = await sendForm(parent, form);

    expect(status).toBe(201);
    expect(body).toMatchObject({ result: true, _id: body.msg._id });
    expect(body.msg).toMatchObject({
      type: 'Camper',
      userId: parent.userId,
      campYear: 2026,
      paid: null,
      waitlist: false,
      amountDue: 300,
      covidVaccineImage: null,
      nameFirst: form.nameFirst,
      birthdate: '2015-03-02T00:00:00.000Z',
      allergicReactionsVal: 'Bee stings',
    });
    expect(await seats()).toEqual([body._id]);
    expect(
      await api.models.Outbox.countDocuments({ name: 'camper.registered', 'payload.camperId': body._id }),
    ).toBe(1);
  });

  it('keeps the flags of lists beside its answers, with the proof where one came', async () => {
    const parent = await api.signedIn();
    const flagsOf = async (form: Record<string, unknown>, picture?: Buffer) => {
      const { body } = await sendForm(parent, camperForm(form), picture);
      return (await api.models.Camper.findById(body._id).orFail().lean()).flags;
    };

    expect(
      await flagsOf({ allergicReactions: 'No', dietaryRestrictions: 'Yes', dietaryRestrictionsVal: 'Vegan' }),
    ).toEqual({
      allergy: false,
      diet: true,
      medication: false,
      proof: false,
    });
    expect(await flagsOf({}, pictureOf('jpeg'))).toMatchObject({ allergy: true, proof: true });
  });

  it('comes as JSON too', async () => {
    const parent = await api.signedIn();
    const { status, body } = await parent.post('/api/camper/create/', camperForm({ medicalConfirm: true }));
    expect([status, body.msg.medicalConfirm]).toEqual([201, true]);
  });

  it('belongs to the token’s user and starts unpaid, whatever the form says', async () => {
    const [parent, other] = [await api.signedIn(), await api.signedIn()];
    const form = camperForm({ userId: other.userId, paid: 'true', waitlist: 'true', _id: other.userId });

    const { body } = await sendForm(parent, form);

    expect(body.msg).toMatchObject({ userId: parent.userId, paid: null, waitlist: false });
    expect(body._id).not.toBe(other.userId);
  });

  it('keeps its picture in the same transaction (I6), and not as it came before the worker saw it', async () => {
    const parent = await api.signedIn();

    const { body } = await sendForm(parent, camperForm(), pictureOf('jpeg'));

    expect(body.msg.covidVaccineImage).toBe(`/camper/covid-image/${body._id}`);
    const image = await api.models.Image.findOne({ recordId: body._id }).lean();
    expect(image).toMatchObject({ contentType: 'image/jpeg', state: 'original', subject: 'camper' });
    const asked = await api.models.Outbox.findOne({
      name: 'image.stored',
      'payload.imageId': String(image?._id),
    });
    expect(asked).not.toBeNull();
    const pending = await parent.get(`/api${body.msg.covidVaccineImage}`);
    expect([pending.status, pending.body.code]).toEqual([404, 'image-pending']);
  });

  it('keeps no picture with a No, which has nothing to prove', async () => {
    const parent = await api.signedIn();

    const { status, body } = await sendForm(parent, camperForm({ covid: 'No' })).attach(
      'covidVaccineImage',
      pictureOf('jpeg'),
      'proof.jpg',
    );

    expect(status).toBe(201);
    expect(body.msg).toMatchObject({ covidVaccineImage: null, flags: { proof: false } });
    expect(await api.models.Image.countDocuments({ recordId: body._id })).toBe(0);
  });

  it('is one camper when the form is sent twice at once', async () => {
    const parent = await api.signedIn();
    const form = camperForm();

    const answers = await Promise.all([
      sendForm(parent, form),
      sendForm(parent, form),
      sendForm(parent, form),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(1);
    expect(await seats()).toHaveLength(1);
  });

  it('answers the same Idempotency-Key with the same record, however late', async () => {
    const parent = await api.signedIn();
    const send = (form: object) => parent.post('/api/camper/create', form).set('Idempotency-Key', 'one');
    const form = camperForm();
    const first = await send(form);
    api.clock.pass(10 * 60_000);

    const second = await send(form);

    expect([second.status, second.body._id]).toEqual([201, first.body._id]);
  });

  it('refuses another form under the same Idempotency-Key with 409, also at once', async () => {
    const parent = await api.signedIn();
    const send = (form: object) => parent.post('/api/camper/create', form).set('Idempotency-Key', 'one');
    const [form, other] = [camperForm(), camperForm({ nameFirst: 'Another' })];

    const answers = await Promise.all([send(form), send(other), send(form), send(other)]);
    const corrected = await send({ ...form, school: 'Corrected' });

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect([corrected.status, corrected.body.code, corrected.body.message]).toEqual([
      409,
      'conflict',
      'This Idempotency-Key was already used with a different form.',
    ]);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(1);
    expect(await seats()).toHaveLength(1);
  });

  it('refuses the same child a second time with 409', async () => {
    const parent = await api.signedIn();
    const form = camperForm();
    await sendForm(parent, form).expect(201);

    const { status, body } = await sendForm(parent, {
      ...form,
      nameFirst: String(form.nameFirst).toUpperCase(),
      school: 'Another',
    });

    expect([status, body.code]).toEqual([409, 'duplicate']);
    expect(await seats()).toHaveLength(1);
  });

  it('is refused a second before and after the window, by the server’s clock (F21)', async () => {
    const parent = await api.signedIn();
    const { registrationStart, startDate } = await currentCamp();
    const at = async (instant: Date, milliseconds: number) => {
      api.clock.set(new Date(instant.getTime() + milliseconds));
      const fresh = await api.signedIn(await api.models.User.findById(parent.userId).orFail());
      return sendForm(fresh, camperForm());
    };

    const tooEarly = await at(registrationStart, -1000);
    expect([tooEarly.status, tooEarly.body.code, tooEarly.body.message]).toEqual([
      409,
      'registration-closed',
      'Registration is currently closed. It will open on June 15, 2026',
    ]);
    expect((await at(registrationStart, 0)).status).toBe(201);
    expect((await at(startDate, 0)).status).toBe(201);
    expect((await at(startDate, 1000)).status).toBe(409);
  });

  it('is answered with its record when the reply of a first try was lost at closing time', async () => {
    const { startDate } = await currentCamp();
    api.clock.set(startDate);
    const parent = await api.signedIn();
    const submit = () => sendForm(parent, form).set('Idempotency-Key', 'once');
    const form = camperForm();
    const first = await submit();
    api.clock.pass(1_000);

    const second = await submit();

    expect([second.status, second.body._id]).toEqual([201, first.body._id]);
    expect((await sendForm(parent, camperForm())).body.code).toBe('registration-closed');
  });

  it('is 404 while there is no camp', async () => {
    await api.models.Camp.deleteMany({});
    const { status, body } = await sendForm(await api.signedIn(), camperForm());
    expect([status, body.code]).toEqual([404, 'no-camp']);
  });

  it('goes to the waitlist when the seats are taken: 50 at once for 10 seats', async () => {
    await api.models.Camp.updateOne({ year: 2026 }, { waitListAfter: 10 });
    const parents = await Promise.all(Array.from({ length: 50 }, () => api.signedIn()));

    const answers = await Promise.all(parents.map((parent) => sendForm(parent, camperForm())));

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(answers.filter(({ body }) => body.msg.waitlist === false)).toHaveLength(10);
    expect(await seats()).toHaveLength(10);
  });
});

describe('the seat of a registration', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is left to who waits for it already, also in the moment in which it is free', async () => {
    const camp = await currentCamp();
    await api.models.Camp.updateOne({ _id: camp._id }, { waitListAfter: 1 });
    const earlier = await createCamper(api.models, { campId: camp._id, waitlist: true });

    const { body } = await sendForm(await api.signedIn(), camperForm()).expect(201);

    expect(body.msg.waitlist).toBe(true);
    expect(await seats()).toEqual([earlier._id.toString()]);
  });

  it('stays with the camper whose record is there, though the answer fails', async () => {
    const parent = await api.signedIn();
    const { _id } = await currentCamp();
    await api.models.Camp.collection.updateOne({ _id }, { $set: { registrationCamperEnd: 'no date' } });

    await sendForm(parent, camperForm()).expect(500);

    const stored = await api.models.Camper.findOne({ userId: parent.userId }).orFail().lean();
    expect(stored.waitlist).toBe(false);
    expect(await seats()).toEqual([stored._id.toString()]);
  });

  it('stays with the camper when nobody can tell whether the record was committed', async () => {
    const parent = await api.signedIn();
    loseTheAnswerOfCommits();

    await sendForm(parent, camperForm()).expect(503);

    const stored = await api.models.Camper.findOne({ userId: parent.userId }).orFail().lean();
    expect(await seats()).toEqual([stored._id.toString()]);
  });

  it('is kept by the repeat of a submit whose first try died after it had claimed', async () => {
    const parent = await api.signedIn();
    const form = camperForm();
    jest.spyOn(api.connection, 'startSession').mockRejectedValueOnce(new mongo.MongoNetworkError('Gone.'));
    await sendForm(parent, form).expect(503);
    const [claimed] = await seats();

    const { body } = await sendForm(parent, form).expect(201);

    expect([body._id, body.msg.waitlist]).toEqual([claimed, false]);
    expect(await seats()).toEqual([claimed]);
    expect(await api.models.Camper.findById(claimed).lean()).toMatchObject({ arrival: 1 });
  });

  it('is not taken by a record that comes so late that the seat may be free, but by its repeat', async () => {
    const parent = await api.signedIn();
    const form = camperForm();
    const send = jest.spyOn(mongo.Db.prototype, 'command').mockImplementationOnce(function (
      this: mongo.Db,
      ...call
    ) {
      api.clock.pass(storeWithin + 1);
      send.mockRestore();
      return this.command(...call);
    });

    const late = await sendForm(parent, form);
    const { body } = await sendForm(parent, form).expect(201);

    expect([late.status, late.body.code]).toEqual([503, 'unavailable']);
    expect(await seats()).toEqual([body._id]);
  });

  it('is free again when another submit of the same child was faster', async () => {
    const parent = await api.signedIn();
    const form = camperForm();

    const answers = await Promise.all(
      ['One school', 'Another'].map((school) => sendForm(parent, { ...form, school })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await seats()).toEqual([answers.find(({ status }) => status === 201)?.body._id]);
  });

  it('is free again when the record was refused', async () => {
    jest.spyOn(mongo.Db.prototype, 'command').mockRejectedValueOnce(new Error('No room.'));

    await sendForm(await api.signedIn(), camperForm()).expect(500);

    expect(await seats()).toEqual([]);
  });

  it('does not touch the day on which the camp’s facts changed', async () => {
    const before = await currentCamp();
    api.clock.pass(60_000);

    await sendForm(await api.signedIn(), camperForm()).expect(201);

    const after = await currentCamp();
    expect([(await seats()).length, after.updatedAt]).toEqual([1, before.updatedAt]);
  });
});

/** Each commit is done, and its answer lost until the patience of the transaction is over. */
function loseTheAnswerOfCommits() {
  const startSession = api.connection.startSession.bind(api.connection);
  const now = performance.now.bind(performance);
  jest.spyOn(api.connection, 'startSession').mockImplementation(async (options) => {
    const session = await startSession(options);
    const commit = session.commitTransaction.bind(session);
    session.commitTransaction = async () => {
      await commit();
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
      throw new mongo.MongoServerError({
        message: 'Nobody knows.',
        errorLabels: ['UnknownTransactionCommitResult'],
      });
    };
    return session;
  });
}

describe('bad input of a registration', () => {
  it('refuses a birthdate that has not come yet, by the server’s clock', async () => {
    const parent = await api.signedIn();
    const tomorrow = new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);

    const { status, body } = await sendForm(parent, camperForm({ birthdate: tomorrow, covid: 'No' }));

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'birthdate', message: 'Enter a valid date.' }]);
  });

  it('names every wrong field at once, in the specification’s words, and stores nothing', async () => {
    const parent = await api.signedIn();
    const form = camperForm({
      nameFirst: '',
      sex: 'X',
      birthdate: '2015-02-31',
      phoneNumber: '12',
      school: 'x'.repeat(201),
    });

    const { status, body } = await sendForm(parent, form);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', message: 'Form invalid. Please correct any errors.' });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'nameFirst', message: 'Enter campers first name.' },
        { path: 'sex', message: "Choose 'Boy' or 'Girl'." },
        { path: 'birthdate', message: 'Enter a valid date.' },
        { path: 'phoneNumber', message: 'Enter a valid phone number.' },
        { path: 'school', message: 'Enter a school name up to 200 characters.' },
      ]),
    );
    expect(body.errors).toHaveLength(5);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(0);
  });

  it.each([
    ['a text file named .jpg', Buffer.from('this is no picture, whatever its name says')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a JPEG cut off in its header', pictureOf('jpeg').subarray(0, 16)],
    ['an animated PNG', pictureOf('animated-png')],
    ['an animated WebP', pictureOf('animated-webp')],
    ['a PNG of 50 megapixels', pictureOf('huge-png')],
  ])('refuses %s on the field', async (_what, picture) => {
    const parent = await api.signedIn();

    const { status, body } = await sendForm(parent, camperForm(), picture);

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'covidVaccineImage', message: expect.any(String) }]);
    expect(await api.models.Camper.countDocuments({ userId: parent.userId })).toBe(0);
  });

  it('takes JPEG, PNG and WebP', async () => {
    for (const kind of ['jpeg', 'png', 'webp'] as const)
      expect(
        (await sendForm(await api.signedIn(), camperForm(), pictureOf(kind), `${kind}.txt`)).status,
      ).toBe(201);
  });

  it('refuses a picture of 9 MB with 413', async () => {
    const large = Buffer.concat([pictureOf('jpeg'), Buffer.alloc(9 * 1024 * 1024)]);
    const { status, body } = await sendForm(await api.signedIn(), camperForm(), large);
    expect([status, body.code, body.message]).toEqual([413, 'too-large', 'File too large']);
  });
});
