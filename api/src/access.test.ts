import { accessTable, personas, type Persona } from '@camp/contracts/access/access-table';
import type { Action } from '@camp/contracts/access/catalogue';
import type { OperationName } from '@camp/contracts/registries/operations';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { accessRequests } from '../test/access-requests';
import type { World } from '../test/access-world';
import { serveApi, type Client } from '../test/api-under-test';
import { callOperation } from '../test/call-operation';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({ stripeUrl: () => stripe.url });
let world: World;
let clients: Record<Persona, () => Promise<Client>>;

/** Data that no refusal may contain. */
const ownersSecrets = ['Owner', 'Bee stings', 'owner@example.com', '555-123'];

beforeAll(async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const owner = await api.createAccount({
    nameFirst: 'Owner',
    email: 'owner@example.com',
    emailKey: 'owner@example.com',
  });
  await createCamper(api.models, { userId: owner._id, campId: camp._id });
  world = { api, camp, owner };

  const roleOf = (...held: Action[]) =>
    createRole(api.models, Object.fromEntries(recordKinds.map((kind) => [kind, held])));
  const viewing = await roleOf('view-all');
  const nursing = await roleOf('view-all', 'data');
  const registering = await roleOf('view-all', 'edit-all');
  const withRoles = (roles: string[]) => async () => api.signedIn(await api.createAccount({ roles }));
  clients = {
    visitor: async () => api.visitor,
    expired: async () => {
      api.clock.pass(-13 * 60 * 60 * 1000);
      const client = await api.signedIn();
      api.clock.pass(13 * 60 * 60 * 1000);
      return client;
    },
    owner: () => api.signedIn(owner),
    otherParent: withRoles(['user']),
    viewer: withRoles([viewing.name]),
    medic: withRoles([nursing.name]),
    registrar: withRoles([registering.name]),
    administrator: withRoles(['admin']),
  };
});

const rows = (Object.keys(accessTable) as OperationName[]).flatMap((name) =>
  (Object.keys(personas) as Persona[]).map((persona) => [name, persona, accessTable[name][persona]] as const),
);

it.each(rows)('%s called by %s is %d (S20)', async (name, persona, expected) => {
  const request = await accessRequests[name](world);
  const client = await clients[persona]();

  const answer = await callOperation(client, name, request);

  expect({ status: answer.status, message: answer.body.message }).toEqual({
    status: expected,
    message: expected >= 400 ? expect.any(String) : undefined,
  });
  if (expected < 400) return;
  // A made-up passkey is refused by its field.
  const keys =
    expected === 400 ? ['code', 'errors', 'message', 'requestId'] : ['code', 'message', 'requestId'];
  expect(Object.keys(answer.body).sort()).toEqual(keys);
  for (const secret of ownersSecrets) expect(answer.text).not.toContain(secret);
  if (persona === 'expired') expect(answer.body.message).toContain('Your session has expired');
});
