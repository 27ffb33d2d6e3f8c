import { accessTable } from '@camp/contracts/access/access-table';
import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import * as fc from 'fast-check';
import * as z from 'zod';
import { accessRequests } from '../../test/access-requests';
import { serveApi } from '../../test/api-under-test';
import { hostileRequest, someEdits, type Encoding, type Sent } from '../../test/hostile-requests';
import { changedBetween, forgetRecords, storedState, withSpecialNames } from '../../test/stored-state';
import { handlers } from '../handlers';
import type { Handler } from '../operations/call';

/* The seed is fixed, so that a change fails only by its own fault. `npm run test:security` takes another one each time.
   A failed property prints its seed. HOSTILE_SEED=<seed> repeats the run, HOSTILE_RUNS=<number> runs more. */
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const numRuns = Number(process.env.HOSTILE_RUNS ?? 5);

/** Processor seconds of one call with at most 100 kB, on a busy machine. */
const mostSeconds = 3;

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

// The outbox is stamped after a dispatch, at an unknown moment.
const api = serveApi({ stripeUrl: () => stripe.url, overrides: () => ({ dispatch: () => undefined }) });
let camp: StoredCamp;
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
});

const handlerOf = (name: OperationName) => handlers[name] as Handler<OperationName>;
const fieldsOf = (schema: z.ZodType | undefined) =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : [];

/** The encodings that an operation may get, with the fields of the part that they carry. */
function encodingsOf(name: OperationName): (readonly [Encoding, string[]])[] {
  const { params, query, body, raw } = handlerOf(name);
  const { method } = operations[name] as Operation;
  const inBody: Encoding[] = raw ? ['json'] : ['json', 'form', 'urlencoded'];
  return [
    ...(method === 'POST' || body ? inBody.map((encoding) => [encoding, fieldsOf(body)] as const) : []),
    ['query', fieldsOf(query)],
    ...(params ? [['path', fieldsOf(params)] as const] : []),
  ];
}

/** A camp or a text that was changed would let the calls after it fail for another reason. */
const last = /^(?:camp|content)\./;
const names = (Object.keys(operations) as OperationName[]).sort(
  (one, other) => Number(last.test(one)) - Number(last.test(other)),
);
const cases = names
  .flatMap((name) => encodingsOf(name).map(([encoding, fields]) => ({ name, encoding, fields })))
  // Each call gets values of its own.
  .map((one, index) => ({ ...one, ownSeed: seed + index }));

/** Each answer's status, to show that the calls were really reached. */
const statuses = new Map<number, Set<OperationName>>();

/** What a refused call may store: a wrong login is counted for the account's owner. */
const storedByRefusals: Partial<Record<OperationName, string[]>> = {
  'user.login': ['Audit', 'AccountRequest'],
  // A wrong code. The login's challenge counts it too.
  'user.login-second-factor': ['Audit', 'Challenge'],
  'user.confirm-second-factor': ['Audit'],
  'user.new-recovery-codes': ['Audit'],
  'user.remove-second-factor': ['Audit'],
  'user.prove': ['Audit'],
  // What can't be settled was compared with Stripe again.
  'stripe.reconcile': ['Comparison'],
};

async function worldOf(name: OperationName) {
  await forgetRecords(api, ['Role', 'Camp']);
  const owner = await api.createAccount();
  const isForAdministrators = accessTable[name].administrator < 300;
  const person = isForAdministrators ? await api.createAccount({ roles: ['user', 'admin'] }) : owner;
  const { token } = await api.signedIn(person);
  const request = await accessRequests[name]({ api, camp, owner });
  return { token, request };
}

async function send(name: OperationName, token: string, headers: object, { address, type, bytes }: Sent) {
  const { method } = operations[name] as Operation;
  const answer = await fetch(`${api.url}${address}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    ...(bytes && method !== 'GET' ? { body: new Uint8Array(bytes) } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

it.each(cases)(
  `$name, $encoding: hostile values are answered in time, and refused ones are not stored (seed ${seed}) (S30, S31)`,
  async ({ name, encoding, fields, ownSeed }) => {
    const { token, request } = await worldOf(name);
    const { path: route } = operations[name] as Operation;
    let before = await storedState(api);

    await fc.assert(
      fc.asyncProperty(someEdits, async (edits) => {
        const sent = hostileRequest(encoding, { route, request, fields }, edits);
        const started = process.cpuUsage();
        const { status, text } = await send(name, token, request.headers ?? {}, sent);
        const { user, system } = process.cpuUsage(started);
        await api.deps.afterwards.settled();
        const after = await storedState(api);
        const changed = changedBetween(before, after);
        before = after;
        statuses.set(status, (statuses.get(status) ?? new Set()).add(name));

        expect({ status, text }).toEqual({
          status: expect.any(Number),
          text: expect.not.stringMatching(/\n +at /),
        });
        if (status >= 500) throw new Error(`${status} ${text}`);
        expect((user + system) / 1e6).toBeLessThan(mostSeconds);
        if (status >= 400)
          expect(changed.filter((collection) => !storedByRefusals[name]?.includes(collection))).toEqual([]);
        expect(withSpecialNames(after)).toEqual([]);
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
      { seed: ownSeed, numRuns },
    );
  },
);

it('has reached the calls: some were accepted, most were refused for their values, few for their sender', () => {
  const count = (status: number) => statuses.get(status)?.size ?? 0;

  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 404, 413, 415]));
  expect([count(400), count(200)].every((calls) => calls > 40)).toBe(true);
  expect(count(403)).toBe(0);
  // A wrong password, and calls after the one that ended the session.
  const withoutLogin = [...(statuses.get(401) ?? [])].filter(
    (name) => !/^user\.(?:login|login-second-factor|ask-login-passkey|logout)$/.test(name),
  );
  expect(withoutLogin).toEqual([]);
});

it('finds what is stored, and the names of operators in it (control)', async () => {
  const before = await storedState(api);
  await api.models.TestEntry.collection.insertOne({ stuff: JSON.parse('{"$where":"x"}') as object });
  const after = await storedState(api);

  expect(changedBetween(before, after)).toEqual(['TestEntry']);
  expect(withSpecialNames(before)).toEqual([]);
  expect(withSpecialNames(after)).toEqual(['TestEntry']);
});
