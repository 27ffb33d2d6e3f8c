import { Types } from 'mongoose';
import { createAccountRequest, signUpOf } from '../../test/factories/account-request';
import { createCamper } from '../../test/factories/camper';
import { createPayment } from '../../test/factories/payment';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { eraseAgain } from './erase-again';
import { erasedBy, erasureOf } from './erased-models';
import { forgottenReason } from './forget-payments';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const fields = ['userId', 'recordId', 'emailKey'] as const;
/** Kinds of records that an erasure doesn't know. */
const unknownIn = (all: object) => Object.keys(all).filter((name) => !(name in erasureOf));

it('knows every collection, and notices a new one', () => {
  expect(unknownIn(models)).toEqual([]);
  expect(unknownIn({ ...models, Diary: {} })).toEqual(['Diary']);
  for (const by of fields)
    for (const name of erasedBy(by)) expect([name, by in models[name].schema.paths]).toEqual([name, true]);
});

it('deletes the records of each kind that it names, and no other family’s', async () => {
  const names = fields.flatMap(erasedBy);
  const stored = (name: (typeof names)[number]) =>
    connection.db!.collection(models[name].collection.collectionName);
  const [gone, stays] = [await createUser(models), await createUser(models)];
  for (const { _id: userId, emailKey } of [gone, stays]) {
    // What unique indexes compare.
    const own = { tokenHash: emailKey, credentialId: emailKey, nameKey: emailKey, counselorId: userId };
    for (const name of names)
      await stored(name).insertOne({
        ...{ _id: new Types.ObjectId(), userId, recordId: userId, emailKey, submissionKey: emailKey },
        ...own,
      });
  }
  const left = async ({ _id: userId }: { _id: Types.ObjectId }) => {
    const found = await Promise.all(names.map((name) => stored(name).countDocuments({ userId })));
    return names.filter((_, at) => found[at]);
  };

  await eraseAgain(models, [gone._id]);

  expect(await left(gone)).toEqual([]);
  expect(await left(stays)).toEqual(names);
});

it('keeps payments, without what people wrote about refunds', async () => {
  const refund = { amount: 100, status: 'done', requestedAt: new Date() } as const;
  const pay = async () => {
    const camper = await createCamper(models, { userId: (await createUser(models))._id });
    const about = { ...refund, campers: [camper._id] };
    const written = { submissionKey: 'a key', submissionBody: 'a hash' };
    return createPayment(models, [camper], {
      refunds: [
        { ...about, ...written, _id: new Types.ObjectId(), reason: 'Sam broke his arm' },
        { ...about, _id: new Types.ObjectId(), reason: 'Refunded by hand.' },
      ],
    });
  };
  const [gone, stays] = [await pay(), await pay()];

  await eraseAgain(models, [gone.userId]);
  await eraseAgain(models, [gone.userId]);

  const found = await models.Payment.findById(gone._id).orFail().lean();
  expect(found).toMatchObject({ amount: 30_000, lines: [{ name: 'A camper', cost: 30_000 }] });
  expect(found.refunds.map(({ reason }) => reason)).toEqual([forgottenReason, 'Refunded by hand.']);
  expect(found.refunds[0]).toMatchObject({ amount: 100, submissionKey: 'a key' });
  expect(found.refunds[0]).not.toHaveProperty('submissionBody');
  expect(await models.Payment.findById(stays._id).lean()).toMatchObject({
    refunds: [{ reason: 'Sam broke his arm', submissionBody: 'a hash' }, {}],
  });
});

it('removes the searched name from the groups of the account’s messages, and keeps their filters', async () => {
  const user = await createUser(models);
  const write = (query: string) =>
    models.Message.create({
      ...{ userId: new Types.ObjectId(), list: 'camper', campYear: 2026, subject: 'Bus', text: 'At 8.' },
      ...{ query, isTest: false },
    });
  const [got, other] = [await write('year=2026&q=Sam+Lee&paid=false'), await write('q=Sam')];
  const recipient = { messageId: got._id, recordIds: [new Types.ObjectId()], userId: user._id };
  await models.MessageRecipient.create(recipient);

  await eraseAgain(models, [user._id]);

  const queryOf = async (id: Types.ObjectId) => (await models.Message.findById(id).orFail().lean()).query;
  expect(await queryOf(got._id)).toBe('year=2026&paid=false');
  expect(await queryOf(other._id)).toBe('q=Sam');
});

it('removes the search for an erased person from saved views, and keeps their filters', async () => {
  const user = await createUser(models);
  await createCamper(models, { userId: user._id, nameFirst: 'Zoë', nameLast: 'Quill' });
  const save = (name: string, query: string) =>
    models.SavedView.create({
      list: 'camper',
      name,
      nameKey: `open ${name}`,
      query,
      userId: new Types.ObjectId(),
    });
  const [about, other] = [await save('one', 'q=zoe+qu&paid=false'), await save('two', 'q=Quinn')];

  await eraseAgain(models, [user._id]);

  const queryOf = async (id: Types.ObjectId) => (await models.SavedView.findById(id).orFail().lean()).query;
  expect(await queryOf(about._id)).toBe('paid=false');
  expect(await queryOf(other._id)).toBe('q=Quinn');
});

describe('sign-ups that waited when the backup was made', () => {
  const later = new Date('2100-01-01');
  /** A sign-up with its emailed link, whose data has names and an address too. */
  const signUp = async (email: string) => {
    const request = await createAccountRequest(models, { email });
    const link = {
      purpose: 'verify-email',
      email,
      tokenHash: String(request._id),
      expiresAt: later,
    } as const;
    await models.Link.create({ ...link, userId: request._id, signUp: signUpOf({ email }) });
    await models.MailAllowance.updateOne(
      { emailKey: request.emailKey },
      { takenAt: [], expiresAt: later },
      { upsert: true },
    );
    return request;
  };
  const addresses = async () => {
    const found = await Promise.all([
      models.User.find().lean(),
      models.AccountRequest.find().lean(),
      models.Link.find().lean(),
      models.MailAllowance.find().lean(),
    ]);
    return JSON.stringify(found);
  };

  it('goes with an account of its address', async () => {
    const pendingEmail = 'New.Erased.One@example.com';
    const { _id } = await createUser(models, { email: 'Erased.One@example.com', pendingEmail });
    await signUp('erased.one@example.com');
    const emailKey = pendingEmail.toLowerCase();
    await models.MailAllowance.create({ emailKey, takenAt: [], expiresAt: later });
    await signUp('stays@example.com');

    await eraseAgain(models, [_id]);

    expect((await addresses()).toLowerCase()).not.toContain('erased.one');
    expect(await addresses()).toContain('stays@example.com');
  });

  it('goes with an account that another sign-up of its address became later', async () => {
    const became = await signUp('erased.two@example.com');
    await signUp('Erased.Two@example.com');

    await eraseAgain(models, [became._id]);

    expect((await addresses()).toLowerCase()).not.toContain('erased.two');
    expect(await addresses()).toContain('stays@example.com');
  });
});
