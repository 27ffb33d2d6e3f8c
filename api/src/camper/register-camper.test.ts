import type { StoredCamp } from '@camp/database/camp/camp-model';
import { readSeats } from '@camp/database/camp/seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
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

const currentCamp = () => api.models.Camp.findOne({ year: 2026 }).orFail().lean<StoredCamp>();

/** Ids of the campers with the camp's seats, in the order of their arrival numbers. */
const seats = async () => {
  const allocation = await readSeats(api.models, (await currentCamp())._id);
  return (allocation?.claims ?? []).map(({ camperId }) => camperId.toString());
};

describe('a registration', () => {
  it('is stored with its seat and event, and returns the record', async () => {
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

  it('is stored with the flags of lists and with its proof, if a proof was sent', async () => {
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

  it('can be sent as JSON too', async () => {
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

  it('stores its picture in the same transaction (I6), and hides the original until the worker has processed it', async () => {
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

  it('stores no picture with the answer No, which needs no proof', async () => {
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

  it('creates one camper when the form is sent twice at once', async () => {
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

  it('returns the same record for the same Idempotency-Key, however late', async () => {
    const parent = await api.signedIn();
    const send = (form: object) => parent.post('/api/camper/create', form).set('Idempotency-Key', 'one');
    const form = camperForm();
    const first = await send(form);
    api.clock.pass(10 * 60_000);

    const second = await send(form);

    expect([second.status, second.body._id]).toEqual([201, first.body._id]);
  });

  it('refuses another form under the same Idempotency-Key with 409, also concurrently', async () => {
    const parent = await api.signedIn();
    const send = (form: object) => parent.post('/api/camper/create', form).set('Idempotency-Key', 'one');
    const [form, other] = [camperForm(), camperForm({ nameFirst: 'Another' })];

    const answers = await Promise.all([send(form), send(other), send(form), send(other)]);
    const corrected = await send({ ...form, school: 'Corrected' });

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect([corrected.status, corrected.body.code, corrected.body.message]).toEqual([
      409,
      'conflict',
      'This Idempotency-Key was already used with a different form. Send a new key.',
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

  it('is refused a second before and after the registration window, by the server’s clock (F21)', async () => {
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

  it('is returned by a retry after closing time if the first response was lost', async () => {
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

  it('is refused with 404 while there is no camp', async () => {
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
