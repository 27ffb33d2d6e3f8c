import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { accessRequests } from '../../test/access-requests';
import type { World } from '../../test/access-world';
import { serveApi, type Client } from '../../test/api-under-test';
import { callOperation } from '../../test/call-operation';

const api = serveApi();
let world: World;
let administrator: Client;

beforeAll(async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const owner = await api.createAccount({ roles: ['admin'] });
  world = { api, camp, owner };
  administrator = await api.signedIn(owner);
});

/** A repeat cannot return a token's text, which is stored nowhere (`access-tokens.test.ts` tests its repeats). */
const shownOnce: readonly string[] = ['access-token.create'];

/** Every operation that creates a record, except the sign-up, which returns nothing. */
const creates = Object.entries<Operation>(operations)
  .filter(([name, { status }]) => status === 201 && name !== 'user.register' && !shownOnce.includes(name))
  .map(([name]) => name as OperationName);

it('finds the calls that create a record by their status', () => {
  expect(creates).toEqual(expect.arrayContaining(['camper.create', 'parent.create', 'test.create']));
});

it.each(creates)(
  '%s returns one record for a submit that is sent twice at once and then again',
  async (name) => {
    const request = await accessRequests[name](world);
    const send = () => callOperation(administrator, name, request);

    const answers = [...(await Promise.all([send(), send()])), await send()];

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id as string)).size).toBe(1);
  },
);

/** Parts of each create's response that may differ in a repeat. */
const another: Partial<Record<OperationName, object>> = {
  'camp.create': { danceTheme: 'Sparks' },
  'camper.create': { school: 'Another School' },
  'camper-waitlist.create': { school: 'Another School' },
  'counselor.create': { school: 'Another School' },
  'counselor-app.create': { campExperience: 'Another' },
  'staff.create': { hobbiesInterests: 'Sparks' },
  'message.send': { text: 'Another' },
  'outgoing-webhook.create': { events: ['payment.refunded'] },
  'note.create': { text: 'Another' },
  'parent.create': { addressCity: 'Ouray' },
  'photograph.create': { name: 'Another' },
  'role.create': { actions: { test: { view: true } } },
  'staff-about.create': { hobbies: 'Sparks' },
  'test.create': { stuff: 'Another' },
  'view.create': { name: 'Another' },
};

/** A proof belongs to its record, and a logo is nothing but its file. */
const withoutBody: readonly string[] = ['covid-19-upload.create', 'content.upload-logo'];

it('has another body for every create that has one', () => {
  expect(Object.keys(another).sort()).toEqual(creates.filter((name) => !withoutBody.includes(name)).sort());
});

it.each(Object.keys(another) as OperationName[])(
  '%s refuses another form under the same key',
  async (name) => {
    const request = await accessRequests[name](world);
    const headers = { 'idempotency-key': `key of ${name}` };
    const send = (change?: object) =>
      callOperation(administrator, name, { ...request, body: { ...request.body, ...change }, headers });

    const answers = [await send(), await send(), await send(another[name])];

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[1]?.body._id).toBe(answers[0]?.body._id);
  },
);
