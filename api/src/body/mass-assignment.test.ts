import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import type { StoredUser } from '@camp/database/user/user-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { Types } from 'mongoose';
import { accessRequests } from '../../test/access-requests';
import type { World } from '../../test/access-world';
import { serveApi } from '../../test/api-under-test';
import { callOperation } from '../../test/call-operation';

const api = serveApi();
let world: World;
let administrator: StoredUser;

beforeAll(async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  world = { api, camp, owner: await api.createAccount() };
  administrator = await api.createAccount({ roles: ['admin'] });
});

/** Values that occur in no other document. */
const someId = 'feedfacefeedfacefeedface';
const someText = 'planted';
const someYear = 1901;
const someDay = '1901-02-03T00:00:00.000Z';

/** Stored fields that no request may set, listed manually. */
const planted = {
  ...{ _id: someId, userId: someId, actorId: someId, campId: someId, counselorId: someId, imageId: someId },
  ...{
    campYear: someYear,
    createdAt: someDay,
    updatedAt: someDay,
    settledAt: someDay,
    dispatchedAt: someDay,
  },
  ...{ paid: true, waitlist: true, pinned: true, chosenWaitlist: true, late: true, arrival: someYear },
  ...{ emailVerified: true, emailKey: someText, pendingEmail: someText, passwordHash: someText },
  ...{ personKey: someText, nameKey: someText, submissionKey: someText, submissionBody: someText },
  ...{ imageState: someText, imagePlaceholder: someText, state: someText, paymentStatus: someText },
  ...{ sessionGeneration: someYear, keptSession: someText, endedSessions: [{ sessionId: someText }] },
  ...{ recentSessions: [{ sessionId: someText }], secondFactorSince: someDay, secondFactorDueAt: someDay },
  ...{ signatures: [{ text: someText }], flags: { allergy: someText } },
  ...{ medical: { allergies: someText }, staffRole: { nurse: someText }, claims: [{ key: someText }] },
  ...{ roles: ['admin'], losses: someYear, registrations: [{ campId: someId }], sessionId: someText },
};

/** The year counts only as a whole value, since its four digits also occur in random keys. */
const marks = [someId, someText, someDay, `:${someYear},`, `:${someYear}}`];
const isPlanted = (text: string) => marks.some((mark) => text.includes(mark));

/** All stored documents with a planted value. */
async function storedPlants(): Promise<string[]> {
  const all = await Promise.all(
    Object.entries(api.models).map(async ([name, model]) => {
      const documents: unknown[] = await model.collection.find({}).toArray();
      return documents.map((document) => `${name} ${JSON.stringify(document)}`);
    }),
  );
  return all.flat().filter(isPlanted);
}

/** Every call with a form. A webhook event is signed, and only its ids are stored. */
const writes = Object.entries<Operation>(operations)
  .filter(([name, { method }]) => method === 'POST' && name !== 'stripe.webhook')
  .map(([name]) => name as OperationName);

it('finds values planted in the database (control)', async () => {
  const { _id } = await api.createAccount({ nameFirst: someText });
  expect(await storedPlants()).toHaveLength(1);
  await api.models.User.collection.updateOne({ _id }, { $set: { nameFirst: 'Pat', losses: someYear } });
  expect(await storedPlants()).toHaveLength(1);
  await api.models.User.deleteOne({ _id });
});

/**
 * Calls that need Stripe, which isn't available here. They store their record before the call to Stripe, or nothing.
 */
const asksStripe = new Set<OperationName>([
  'stripe.create',
  'stripe.donate',
  'stripe.refund',
  'stripe.reconcile',
]);

/** A passkey has to answer a question to one session, so user/passkey/passkeys.test.ts stores one with planted fields. */
const asksPasskey = new Set<OperationName>(['user.add-passkey']);
const mayBeRefused = (name: OperationName) => asksStripe.has(name) || asksPasskey.has(name);

it.each(writes)('%s stores no field that its form does not have (S25)', async (name) => {
  const given = await accessRequests[name](world);
  // Fields that the form has are sent with their own values.
  const body = { ...planted, ...given.body };
  const byOwner = await callOperation(await api.signedIn(world.owner), name, { ...given, body });
  const administrators = await api.models.User.countDocuments({ roles: 'admin' });
  const byAdministrator = await callOperation(await api.signedIn(administrator), name, { ...given, body });

  expect(byOwner.status).not.toBe(500);
  expect(byAdministrator.status < 300 || byOwner.status < 300 || mayBeRefused(name)).toBe(true);
  expect(await storedPlants()).toEqual([]);
  expect(administrators).toBe(1);
  // An administrator may change an account's roles with this form, so the roles are restored.
  await api.models.User.updateOne({ _id: world.owner._id }, { roles: ['user'] });
});

it('stores a camper for its sender, unpaid, whatever the form says (S25)', async () => {
  const sender = await api.signedIn();
  const request = await accessRequests['camper.create'](world);

  const { status, body } = await callOperation(sender, 'camper.create', {
    ...request,
    body: { ...planted, ...request.body, userId: new Types.ObjectId().toString() },
  });

  expect([status, body.msg.userId, body.msg.paid, body.msg.waitlist]).toEqual([
    201,
    sender.userId,
    null,
    false,
  ]);
});
