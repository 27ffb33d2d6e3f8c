import { accessTable, type Persona } from '@camp/contracts/access/access-table';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { mayCall } from '@camp/contracts/access/may-call';
import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredUser } from '@camp/database/user/user-model';
import { accessRequests } from '../test/access-requests';
import type { World } from '../test/access-world';
import { serveApi, type Client } from '../test/api-under-test';
import { callOperation } from '../test/call-operation';
import { changedBetween, forgetRecords, storedState, withText } from '../test/stored-state';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

// The outbox is stamped after a dispatch, at an unknown moment.
const api = serveApi({ stripeUrl: () => stripe.url, overrides: () => ({ dispatch: () => undefined }) });
let world: World;
let roles: Record<'nurse' | 'treasurer', string>;

const treasury: Permissions = { stripe: ['view-all', 'edit-all'] };

/** A name of the family whose records the others ask for, and an answer of all its children. */
const familyName = 'Featherstonehaugh';
const medicalAnswer = 'Bee stings';

beforeAll(async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const email = 'featherstonehaugh@example.com';
  const owner = await api.createAccount({ nameLast: familyName, email, emailKey: email });
  world = { api, camp, owner };
  const nursing = Object.fromEntries(recordKinds.map((kind) => [kind, ['view-all', 'data'] as const]));
  roles = {
    nurse: (await createRole(api.models, nursing)).name,
    treasurer: (await createRole(api.models, treasury)).name,
  };
});

/** Records of one's own open no record of another family. */
const withRecord = async (
  userType: StoredUser['userType'],
  create: (userId: StoredUser['_id']) => Promise<unknown>,
) => {
  const account = await api.createAccount({ userType });
  await create(account._id);
  return api.signedIn(account);
};
const own = (userId: StoredUser['_id']) => ({ userId, campId: world.camp._id });

/** Callers, each with the persona whose column of the access table applies. */
const callers: Record<string, { persona?: Persona; client: () => Promise<Client> }> = {
  visitor: { persona: 'visitor', client: async () => api.visitor },
  'another family': {
    persona: 'otherParent',
    client: () => withRecord('Parent', (userId) => createCamper(api.models, own(userId))),
  },
  'a counselor': {
    persona: 'otherParent',
    client: () => withRecord('Counselor', (userId) => createCounselor(api.models, own(userId))),
  },
  'a member of staff': {
    persona: 'otherParent',
    client: () => withRecord('Staff', (userId) => createStaffApplication(api.models, own(userId))),
  },
  nurse: {
    persona: 'medic',
    client: async () => api.signedIn(await api.createAccount({ roles: [roles.nurse] })),
  },
  treasurer: { client: async () => api.signedIn(await api.createAccount({ roles: [roles.treasurer] })) },
};

/** Whose request has the family's password or the secret of an emailed link, which opens the account by design. */
const withSecret = new Set<OperationName>([
  'user.login',
  'user.verify',
  'user.reset-password',
  'user.undo-address-change',
]);

/** The ids of everything that belongs to the family. */
async function idsOfFamily(): Promise<string[]> {
  const { _id: userId } = world.owner;
  const found = await Promise.all(
    Object.values(api.models).map((model) => model.collection.find({ userId }).project({ _id: 1 }).toArray()),
  );
  return [userId, ...found.flat().map(({ _id }) => _id as unknown)].map(String);
}

const names = (Object.keys(operations) as OperationName[]).filter((name) => !withSecret.has(name));
const cases = names.flatMap((name) => Object.keys(callers).map((caller) => [name, caller] as const));

it.each(cases)('%s called by %s shows and changes nothing of another family (S21)', async (name, caller) => {
  const { persona, client } = callers[caller]!;
  await forgetRecords(api, ['Role', 'Camp', 'User']);
  await api.models.User.collection.deleteMany({ _id: { $ne: world.owner._id } });
  // Who has `data` on a kind may open the profile of its owners.
  await createCamper(api.models, own(world.owner._id));
  const request = await accessRequests[name](world);
  const asking = await client();
  const before = await storedState(api);

  const { status, text } = await callOperation(asking, name, request);
  await api.deps.afterwards.settled();

  const after = await storedState(api);
  const isTreasurer = persona === undefined;
  if (!isTreasurer) expect(status).toBe(accessTable[name][persona]);
  else if (!mayCall(treasury, (operations[name] as Operation).access)) expect(status).toBe(403);
  else expect(status).toBeLessThan(500);
  if (status >= 400) expect(changedBetween(before, after)).toEqual([]);
  const seesFamilies = status < 400 && (persona === 'medic' || isTreasurer);
  if (seesFamilies && persona === 'medic') return;
  if (isTreasurer || persona === 'visitor') expect(text).not.toContain(medicalAnswer);
  if (seesFamilies) return;
  const secrets = [familyName, world.owner.email, ...(await idsOfFamily())];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const ofFamily = (state: typeof before) => withText(state, String(world.owner._id));
  expect(ofFamily(after)).toEqual(ofFamily(before));
});

it('finds the family in the answers to its own calls (control)', async () => {
  const request = await accessRequests['camper.read'](world);
  const { text } = await callOperation(await api.signedIn(world.owner), 'camper.read', request);

  expect(text).toContain(medicalAnswer);
  expect((await idsOfFamily()).some((id) => text.includes(id))).toBe(true);
});
