import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditList } from '@camp/contracts/audit/list';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { camperList } from '@camp/contracts/camper/list';
import { camperRecord } from '@camp/contracts/camper/record';
import { counselorApplicationList } from '@camp/contracts/counselor-application/list';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { counselorList } from '@camp/contracts/counselor/list';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { callQueryFrom } from '@camp/contracts/lists/call-query';
import { filtersOf } from '@camp/contracts/lists/filters-of';
import { sortsOf, type ListDeclaration } from '@camp/contracts/lists/list';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { listNames, listsByName, type ListName } from '@camp/contracts/saved-view/lists';
import { staffApplicationList } from '@camp/contracts/staff-application/list';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { userList } from '@camp/contracts/user/list';
import { demoAccounts } from '@camp/local-services/seed/demo-accounts';
import { tenYearsOf } from '@camp/local-services/seed/demo-size';
import { fillEmptyDatabase } from '@camp/local-services/seed/fill-database';
import { start, type Simulator } from '@camp/local-stripe/start';
import { recordQueries, type Examined } from '@camp/database/test/examined';
import { accessRequests } from '../test/access-requests';
import type { AccessRequest } from '../test/access-world';
import { serveApi, type Client } from '../test/api-under-test';
import { callOperation } from '../test/call-operation';
import { withPasskey } from '../test/passkeys';

/** The call of each list. A missing one does not compile. */
const callOf: Record<ListName, OperationName> = {
  camper: 'camper.list',
  'camper-waitlist': 'camper-waitlist.list',
  counselor: 'counselor.list',
  'counselor-app': 'counselor-app.list',
  donation: 'stripe.donate-list',
  payment: 'stripe.list',
  staff: 'staff.list',
};

const lists: readonly (readonly [ListDeclaration, OperationName])[] = [
  ...listNames.map((name) => [listsByName[name], callOf[name]] as const),
  [userList, 'user.list'],
  [auditList, 'audit.list'],
];

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

let admin: Client & { userId: string };
/** Queries to a database with ten years of 100 campers. */
let asked: Examined[];
const api = serveApi({ stripeUrl: () => stripe.url });

beforeAll(async () => {
  const accounts = demoAccounts({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Lakeside42' });
  await fillEmptyDatabase(api, accounts, tenYearsOf(1_000), api.clock.now());
  const account = await api.createAccount({ roles: ['user', 'admin'] });
  admin = await api.signedIn(account);
  const queries = recordQueries(api.connection);
  await callEverything();
  await callLists();
  asked = await queries.explain();
  // Writing ten years of data takes more than a minute on a busy machine.
}, 300_000);

async function callEverything(): Promise<void> {
  const { models, clock } = api;
  const camps = await models.Camp.find().sort({ year: 1 }).lean();
  const camp = camps.find((one) => lastInstantOf(one) > clock.now());
  const owner = await models.User.findOne({ email: 'rivera@example.org' }).orFail().lean();
  const { passwordHash } = await api.createAccount();
  await models.User.updateOne({ _id: owner._id }, { passwordHash });
  if (!camp) throw new Error('No camp is ahead.');
  const asOwner = () => api.signedIn(owner);
  // Logged in only when it is needed, since some calls end other sessions.
  const own: Partial<Record<OperationName, () => Promise<Client>>> = {
    // Registrations are limited for families but not for administrators.
    'camper.create': asOwner,
    'user.logout': asOwner,
    'user.confirm-second-factor': asOwner,
    'user.new-recovery-codes': asOwner,
    'user.remove-second-factor': asOwner,
    'user.rename-passkey': asOwner,
    'user.remove-passkey': asOwner,
    'counselor-app.create': asOwner,
    'stripe.create': asOwner,
  };
  for (const name of Object.keys(operations) as OperationName[]) {
    // Its answer has to fit the session's own question.
    if (name === 'user.add-passkey') {
      await withPasskey(api);
      continue;
    }
    const request = await accessRequests[name]({ api, camp, owner });
    await call(name, request, (await own[name]?.()) ?? admin);
  }
}

async function callLists(): Promise<void> {
  for (const [list, name] of lists) {
    const addresses = [
      ...sortsOf(list).flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
      ...list.filters.flatMap((filter) => filter.options.map(({ value }) => ({ [filter.name]: value }))),
    ];
    for (const address of addresses) {
      const filtered = callQueryFrom(list, new URLSearchParams(address));
      const sort = 'sort' in address ? address.sort : list.defaultSort;
      await call(name, { query: { ...filtered, sort, page: '2', pageSize: '5' } }, admin);
    }
    for (const value of list.values ?? []) {
      const query = { [value.name]: value.kind === 'id' ? admin.userId : '2026-06-01' };
      await call(name, { query: { ...query, sort: list.defaultSort, page: '1', pageSize: '5' } }, admin);
    }
  }
}

async function call(name: OperationName, request: AccessRequest, client: Client): Promise<void> {
  const { status, text } = await callOperation(client, name, request);
  if (status >= 300) throw new Error(`${name} ${JSON.stringify(request)} is answered ${status}: ${text}`);
}

/** Each kind of registration, with the form that its list filters by. */
const forms = {
  campers: [camperList, camperRecord],
  counselors: [counselorList, counselorRecord],
  'counselor-applications': [counselorApplicationList, counselorApplicationRecord],
  'staff-applications': [staffApplicationList, staffApplicationRecord],
} as const;

/** Answers that a list filters by without sorting by them. Answers that it sorts by have an index. */
const answersOf = ([list, record]: readonly [ListDeclaration, RecordDeclaration]) =>
  filtersOf(record).flatMap(({ name }) => (sortsOf(list).includes(name) ? [] : [name]));

/** A filter by one answer within a year, in the list's default order. */
const byAnswer = (collection: keyof typeof forms) => {
  const answers = answersOf(forms[collection]).map((name) => [name, 'campYear'].sort().join(', '));
  return new RegExp(
    `^(find|aggregate) ${collection}: (${answers.join('|')})( by nameLast, nameFirst, _id)?$`,
  );
};

const answersWhy =
  'A filter by an answer looks at no more than its year: an index for each answer would cost every registration.';

/** Query shapes that may examine more records than they return. */
const exceptions: readonly { why: string; what: RegExp; most: number }[] = [
  {
    why: 'The newest webhook event: its index also expires events, and tests drop such indexes.',
    what: /^find stripe-notices: all by createdAt$/,
    most: 20,
  },
  { why: answersWhy, what: byAnswer('campers'), most: 120 },
  { why: answersWhy, what: byAnswer('counselors'), most: 30 },
  { why: answersWhy, what: byAnswer('counselor-applications'), most: 30 },
  { why: answersWhy, what: byAnswer('staff-applications'), most: 30 },
  {
    why: 'A proof is there, missing or cannot be read by four fields; within the year.',
    what: /^(find|aggregate) (campers|counselors|staff-applications): campYear, imageId(, imageUnreadable|, medicalDeletedAt)?( by |$)/,
    most: 120,
  },
  {
    why: 'Medical answers are encrypted: by a flag, or by the ids whose answers were read; within the year.',
    what: /^(find|aggregate) (campers|counselors|staff-applications): (_id, campYear(, waitlist)?|campYear, flags\.\w+)( by |$)/,
    most: 120,
  },
  {
    why: 'Whether an application is there or came late, of the few counselors and staff of a year.',
    what: /^(find|aggregate) (counselors: applicationId, campYear|staff-applications: campYear, late)( by |$)/,
    most: 30,
  },
  {
    why: 'By how the account wants to be reached, which stands with the account alone: no more than the year and its accounts.',
    what: /^find ((campers|counselors|counselor-applications|staff-applications): campYear, userId by |users: _id, preferedContact$)/,
    most: 120,
  },
  {
    why: 'Who is not asked to pay yet and who waits, of all that are unpaid: an index would cost each registration and each payment.',
    what: /^(find|aggregate) campers: campYear, paid, waitlist( by nameLast, nameFirst, _id)?$/,
    most: 70,
  },
  {
    why: 'The waitlist is those who wait, whatever is asked of them; only by name they have an index.',
    what: /^(find|aggregate) campers: (?!campYear, paid)(\w+, )*campYear, (\w+, )*waitlist( by (?!nameLast)|$)/,
    most: 45,
  },
  {
    why: 'The status of a payment follows from several of its fields; the query reads the payments of one camp.',
    what: /^(find|aggregate) payments: campId, (?:(?:disputes\.toDo, )?mismatch|sentBackAt)/,
    most: 60,
  },
  {
    why: 'One gift of nine is abandoned, fewer are disputed, and there are a few hundred in all.',
    what: /^(find|aggregate) donations: (failedAt|disputes)/,
    most: 110,
  },
  {
    why: 'What was done to records of a kind, among views of them.',
    what: /^(find|aggregate) audits: isView, subject/,
    most: 70,
  },
  {
    why: 'What belongs to one family, one record or one person is a handful.',
    what: /^find (roles: submissionKey|campers: campId, paid, userId|\w[\w-]*: campYear, personKey, userId by|payments: sessionId, status, userId|audits: (?!.*actorId))/,
    // The owner's account is changed by more than ten calls above.
    most: 16,
  },
];

const exceptionOf = ({ what }: Examined) => exceptions.find((exception) => exception.what.test(what));
/** No index can find the middle of a word. */
const isSearch = ({ what }: Examined) => what.includes('~');
const isDear = ({ examined, met }: Examined) => examined > Math.max(1, 1.2 * met);

it('sends no query that examines more than twelve records to find ten', () => {
  const dear = asked.filter((one) => !isSearch(one) && isDear(one));

  expect(dear.filter((one) => one.examined > (exceptionOf(one)?.most ?? 0))).toEqual([]);
  expect(exceptions.filter((exception) => !dear.some((one) => exceptionOf(one) === exception))).toEqual([]);
  expect(asked.length).toBeGreaterThan(200);
  const kinds = ['find', 'distinct', 'findAndModify', 'update', 'delete', 'aggregate', 'bulkWrite'];
  expect(new Set(asked.map(({ what }) => what.split(' ')[0]))).toEqual(new Set(kinds));
});

it('covers every declared list', async () => {
  const contracts = dirname(dirname(require.resolve('@camp/contracts/audit/list')));
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' });

  const modules = files.filter((file) => /^[^/]+\/list\.ts$/.test(file));
  const declared = await Promise.all(
    modules.map(async (file) => Object.values((await import(join(contracts, file))) as object) as unknown[]),
  );

  const walked: unknown[] = lists.map(([list]) => list);
  const isList = (value: unknown) => typeof value === 'object' && value !== null && 'columns' in value;
  expect(declared.flat().filter((value) => isList(value) && !walked.includes(value))).toEqual([]);
  expect(declared.flat().filter(isList)).toHaveLength(lists.length);
});
