import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { unsubscribeToken } from '@camp/runtime/unsubscribe-token';
import { mongo, Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { sendMessages } from './send-messages';

// The test releases each pending email itself, since a retry would count as another email.
const { bench } = prepareWorker({}, { timeout: 120_000 });

/** Stores a message to this many families, each with a camper. */
async function writtenTo(families: number, values: object = {}) {
  const { models } = bench().deps.database;
  const camp = await createCamp(models);
  const message = await models.Message.create({
    userId: new Types.ObjectId(),
    list: 'camper',
    query: '',
    campYear: camp.year,
    subject: 'News for {names}',
    text: 'Hello {first name},\n\nsee you in {year}.',
    isTest: false,
    ...values,
  });
  const users = [];
  for (let at = 0; at < families; at += 1) {
    const user = await createUser(models, { nameFirst: `Reader${at}` });
    const camper = await createCamper(models, {
      userId: user._id,
      campId: camp._id,
      nameFirst: `Child${at}`,
    });
    await models.MessageRecipient.create({
      messageId: message._id,
      userId: user._id,
      recordIds: [camper._id],
    });
    users.push(user);
  }
  return { message, users, year: camp.year };
}

const statesOf = async (messageId: Types.ObjectId) => {
  const rows = await bench()
    .deps.database.models.MessageRecipient.find({ messageId })
    .sort({ _id: 1 })
    .lean();
  return rows.map(({ state }) => state);
};

it('sends each reader their own message once, and continues where an attempt ended', async () => {
  const { inbox, happen, finished, work, deps } = bench();
  const { message, users, year } = await writtenTo(3);
  const { models } = deps.database;
  await models.MessageRecipient.updateOne({ messageId: message._id }, { state: 'accepted' });
  await models.User.deleteOne({ _id: users[2]?._id });
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));

  expect(await statesOf(message._id)).toEqual(['accepted', 'accepted', 'refused']);
  const ours = inbox.messages().filter(({ subject }) => subject.startsWith('News for'));
  expect(ours.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[users[1]?.email], 'News for Child1'],
  ]);
  expect(ours[0]?.text).toContain(`Hello Reader1,\n\nsee you in ${year}.`);
});

it('sends nobody a second message if the database is away when the first is recorded', async () => {
  const { inbox, happen, finished, work, deps } = bench();
  const { message, users } = await writtenTo(2);
  const { MessageRecipient } = deps.database.models;
  const failover = jest.spyOn(MessageRecipient.collection, 'updateOne');
  failover.mockRejectedValueOnce(new mongo.MongoNetworkError('The connection is gone.'));
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));
  failover.mockRestore();

  expect(await statesOf(message._id)).toEqual(['accepted', 'accepted']);
  const readers = users.map(({ email }) => email);
  const sent = inbox.messages().flatMap(({ recipients }) => recipients);
  expect(sent.filter((address) => readers.includes(address)).sort()).toEqual([...readers].sort());
});

it('sends no message that waited for a connection until another worker took it over (I5)', async () => {
  const { inbox, happen, finished, work, until, deps } = bench();
  const { message, users } = await writtenTo(1, { subject: 'Taken over' });
  const { Delivery } = deps.database.models;
  inbox.hang();
  work();
  const payload = { userId: String(users[0]?._id) };
  const mails = await Promise.all([1, 2, 3].map(() => happen('user.password-changed', payload)));
  await until('every connection is taken', () => inbox.held() === 3);
  const eventId = await happen('message.sent', { messageId: message._id.toString() });
  await until('the message waits', async () => !!(await Delivery.exists({ eventId, state: 'working' })));

  // As if this process had been stopped for longer than a lease, in which another one sent the message.
  const now = jest.spyOn(deps.clock, 'now').mockImplementation(() => new Date(Date.now() + 13_000));
  await Delivery.updateOne({ eventId }, { state: 'done', $unset: { owner: 1 } });
  inbox.accept();
  await Promise.all([...mails, eventId].map(finished));
  now.mockRestore();

  expect(inbox.messages().filter(({ subject }) => subject === 'Taken over')).toEqual([]);
});

it('stores permanent refusals, and sends the rest once the server accepts again', async () => {
  const { inbox, happen, finished, work, until } = bench();
  const { message } = await writtenTo(2);
  inbox.failWith(550);
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));
  expect(await statesOf(message._id)).toEqual(['refused', 'refused']);

  const later = await writtenTo(2);
  inbox.failWith(450);
  const event = await happen('message.sent', { messageId: later.message._id.toString() });
  await until('a first try failed', async () => (await statesOf(later.message._id)).includes('waiting'));
  inbox.accept();
  await finished(event);
  expect(await statesOf(later.message._id)).toEqual(['accepted', 'accepted']);
});

it('reaches the others although the server defers the first for longer than a turn, and pauses then', async () => {
  const { inbox, deps } = bench();
  const { message, users } = await writtenTo(4, { subject: 'Behind others' });
  const deferred = new Set(users.slice(0, 2).map(({ email }) => email));
  const tries: string[] = [];
  let time = Date.now();
  const slow = {
    ...deps,
    clock: { now: () => new Date(time) },
    transport: {
      ...deps.transport,
      send: async (...[mail, key, ensureHeld]: Parameters<typeof deps.transport.send>) => {
        time += 2_500;
        tries.push(mail.to.address);
        if (deferred.has(mail.to.address))
          throw Object.assign(new Error('Greylisted'), { code: 'EENVELOPE', responseCode: 451 });
        await deps.transport.send(mail, key, ensureHeld);
      },
    },
  };
  const attempt = () =>
    sendMessages(slow, { messageId: message._id.toString() }, 'key', () => undefined).catch(
      (error: unknown) => error,
    );

  expect(await attempt()).toMatchObject({ name: 'NotYetError', wait: 30_000 });
  expect(await attempt()).toMatchObject({ code: 'EENVELOPE' });
  expect(await statesOf(message._id)).toEqual(['waiting', 'waiting', 'accepted', 'accepted']);
  expect(tries).toEqual(users.map(({ email }) => email));
  deferred.clear();
  expect(await attempt()).toBeUndefined();

  expect(await statesOf(message._id)).toEqual(Array(4).fill('accepted'));
  expect(inbox.messages().filter(({ subject }) => subject === 'Behind others')).toHaveLength(4);
});

it('tries a recipient again whose connection broke, before the others', async () => {
  const { inbox, deps } = bench();
  const { message } = await writtenTo(2);
  const attempt = () =>
    sendMessages(deps, { messageId: message._id.toString() }, 'key', () => undefined).catch(
      (error: unknown) => error,
    );
  inbox.goDown();
  expect(await attempt()).toMatchObject({ code: expect.stringMatching(/^E/) });
  inbox.accept();

  expect(await attempt()).toBeUndefined();
  expect(await statesOf(message._id)).toEqual(['accepted', 'accepted']);
});

it('leaves the mail server’s other connections to receipts, unlike a queue full of emails', async () => {
  const { inbox, happen, work, until, finished } = bench();
  const { message, users } = await writtenTo(20);
  const [first] = users;
  const passwordChanged = () => happen('user.password-changed', { userId: String(first?._id) });
  inbox.hang();
  work();
  const messages = await happen('message.sent', { messageId: message._id.toString() });
  await until('the first message is on its way', () => inbox.held() === 1);

  const notice = await passwordChanged();

  // All other emails still wait, and the notice exists.
  await until('the notice has reached the server', () => inbox.held() === 2);
  inbox.accept();
  await Promise.all([finished(messages), finished(notice)]);
  expect(new Set(await statesOf(message._id))).toEqual(new Set(['accepted']));

  // With as many emails in the notices' own queue, the notice would wait behind them.
  inbox.hang();
  const mails = await Promise.all(
    users.map((user) => happen('user.password-changed', { userId: String(user._id) })),
  );
  await until('every connection is taken', () => inbox.held() === 3);
  const behind = await passwordChanged();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(inbox.held()).toBe(3);
  inbox.accept();
  await Promise.all([...mails, behind].map(finished));
});

it('has a link to unsubscribe, in the email and for the email program, and goes to nobody who used it', async () => {
  const { inbox, happen, finished, work, deps } = bench();
  const { message, users } = await writtenTo(2, { subject: 'With a way out' });
  const [reader, left] = users;
  await deps.database.models.User.updateOne({ _id: left?._id }, { unsubscribedAt: new Date() });
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));

  expect(await statesOf(message._id)).toEqual(['accepted', 'refused']);
  const [mail, ...others] = inbox.messages().filter(({ subject }) => subject === 'With a way out');
  expect(others).toEqual([]);
  const token = unsubscribeToken(deps.settings.jwtSecret, String(reader?._id));
  const url = `http://camp.test/user/unsubscribe?token=${token}`;
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(url);
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url } });
  expect(mail?.headers.get('list-unsubscribe-post') ?? JSON.stringify(mail?.headers.get('list'))).toContain(
    'One-Click',
  );
});

it('sends a test to its author only, as the family would read it, although both unsubscribed', async () => {
  const { inbox, happen, finished, work, deps } = bench();
  const { message, users } = await writtenTo(1, { isTest: true });
  const { models } = deps.database;
  const author = await createUser(models, { unsubscribedAt: new Date() });
  await models.User.updateOne({ _id: users[0]?._id }, { unsubscribedAt: new Date() });
  await models.MessageRecipient.updateOne({ messageId: message._id }, { toUserId: author._id });
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));

  const tests = inbox.messages().filter(({ subject }) => subject.startsWith('Test: '));
  expect(tests.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[author.email], 'Test: News for Child0'],
  ]);
  expect(tests[0]?.text).toContain('Hello Reader0,');
  expect(tests[0]?.text).toContain(unsubscribeToken(deps.settings.jwtSecret, author._id.toString()));
});

it('names all of a family’s children in a message, each once', async () => {
  const { inbox, happen, finished, work, deps } = bench();
  const { models } = deps.database;
  const { message, users } = await writtenTo(1, { subject: 'Names: {names}' });
  const siblings = await Promise.all(
    ['Zoe', 'Ann', 'Ann'].map((nameFirst) => createCamper(models, { userId: users[0]!._id, nameFirst })),
  );
  const recordIds = siblings.map(({ _id }) => _id);
  await models.MessageRecipient.updateOne({ messageId: message._id }, { recordIds });
  work();

  await finished(await happen('message.sent', { messageId: message._id.toString() }));

  const subjects = inbox.messages().map(({ subject }) => subject);
  expect(subjects).toContain('Names: Ann and Zoe');
});
