import type { StoredCamp } from '@camp/database/camp/camp-model';
import { storeWithin } from '@camp/database/camp/reconcile-seats';
import { readSeats } from '@camp/database/camp/seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { mongo } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';

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

describe('the seat of a registration', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is left to a waiting camper, even at the moment it becomes free', async () => {
    const camp = await currentCamp();
    await api.models.Camp.updateOne({ _id: camp._id }, { waitListAfter: 1 });
    const earlier = await createCamper(api.models, { campId: camp._id, waitlist: true });

    const { body } = await sendForm(await api.signedIn(), camperForm()).expect(201);

    expect(body.msg.waitlist).toBe(true);
    expect(await seats()).toEqual([earlier._id.toString()]);
  });

  it('stays with a stored camper, even if the response fails', async () => {
    const parent = await api.signedIn();
    const { _id } = await currentCamp();
    await api.models.Camp.collection.updateOne({ _id }, { $set: { registrationCamperEnd: 'no date' } });

    await sendForm(parent, camperForm()).expect(500);

    const stored = await api.models.Camper.findOne({ userId: parent.userId }).orFail().lean();
    expect(stored.waitlist).toBe(false);
    expect(await seats()).toEqual([stored._id.toString()]);
  });

  it('stays with the camper if it is unknown whether the record was committed', async () => {
    const parent = await api.signedIn();
    loseTheAnswerOfCommits();

    await sendForm(parent, camperForm()).expect(503);

    const stored = await api.models.Camper.findOne({ userId: parent.userId }).orFail().lean();
    expect(await seats()).toEqual([stored._id.toString()]);
  });

  it('goes to the repeat of a submit whose first attempt crashed after its claim', async () => {
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

  it('goes to the repeat of a submit if the first record comes so late that the seat may be free', async () => {
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

  it('is offered at once to a camper who had to wait for it, when the record was refused', async () => {
    const { _id: campId } = await currentCamp();
    await api.models.Camp.updateOne({ _id: campId }, { waitListAfter: 1 });
    jest.spyOn(mongo.Db.prototype, 'command').mockImplementationOnce(async () => {
      await createCamper(api.models, { campId, waitlist: true });
      throw new Error('No room.');
    });

    await sendForm(await api.signedIn(), camperForm()).expect(500);

    const stored = await api.models.Camper.find({ campId }).lean();
    expect(stored.map(({ waitlist }) => waitlist)).toEqual([false]);
    expect(await seats()).toEqual(stored.map(({ _id }) => _id.toString()));
  });

  it('does not change the date of the camp’s last change', async () => {
    const before = await currentCamp();
    api.clock.pass(60_000);

    await sendForm(await api.signedIn(), camperForm()).expect(201);

    const after = await currentCamp();
    expect([(await seats()).length, after.updatedAt]).toEqual([1, before.updatedAt]);
  });
});

/** Each commit succeeds, but its response is lost until the transaction times out. */
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
