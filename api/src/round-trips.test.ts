import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createCamper } from '@camp/database/test/factories/camper';
import { recordCommands, type CommandRecord } from '@camp/database/test/record-commands';
import { knownPassword, serveApi, type Client } from '../test/api-under-test';
import { camperForm, sendForm } from '../test/camper-form';

let stripe: Simulator;
let commands: CommandRecord;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({
  stripeUrl: () => stripe.url,
  // Dispatching is disabled, since no response waits for the queue.
  overrides: () => ({ dispatch: () => undefined }),
});
beforeAll(async () => {
  commands = await recordCommands(api.connection);
});
beforeEach(async () => {
  await api.models.Camp.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const campId = async () => (await api.models.Camp.findOne({ year: 2026 }).orFail().lean())._id;
const answered = async (request: PromiseLike<{ status: number }>) =>
  expect((await request).status).toBeLessThan(300);

async function administrator(): Promise<Client> {
  const person = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
  await answered(person.get('/api/user/current'));
  return person;
}

/** The commands of a registration with a seat. A waiting camper's claim is removed afterwards. */
const createWithSeat = [
  'find roles + find users',
  'find campers',
  'findAndModify camps',
  // Writes account, camper and event.
  'bulkWrite',
  'commitTransaction',
];

/**
 * Prepares an operation and returns the call whose commands are counted. Each line is a round trip that waits for the
 * previous one.
 */
const table: [string, () => Promise<() => Promise<unknown>>, string[]][] = [
  [
    'camp/current while registration is open',
    async () => () => answered(api.visitor.get('/api/camp/current')),
    [],
  ],
  [
    'camp/current after it has closed',
    async () => {
      await api.models.Camp.updateMany({}, { startDate: new Date('2026-06-20') });
      return () => answered(api.visitor.get('/api/camp/current'));
    },
    [],
  ],
  ['camp/list', async () => () => answered(api.visitor.get('/api/camp/list')), []],
  [
    'camp/list, a page of those that are searched for',
    async () => () => answered(api.visitor.get('/api/camp/list?q=brave&sort=-startDate&page=1&pageSize=5')),
    [],
  ],
  [
    'staff-about/list, which is cached',
    async () => {
      await answered(api.visitor.get('/api/staff-about/list'));
      return () => answered(api.visitor.get('/api/staff-about/list'));
    },
    [],
  ],
  [
    'photograph/list, and a photograph of it, which are cached',
    async () => {
      const { _id, imageId } = await createPhotograph(api.models, { inGallery: true });
      const renditions = [{ name: '480.webp', contentType: 'image/webp', bytes: Buffer.from('lake') }];
      const image = { _id: imageId, subject: 'photograph', recordId: _id, renditions } as const;
      await api.models.Image.create({ ...image, bytes: Buffer.from('lake'), contentType: 'image/webp' });
      const open = async () => {
        await answered(api.visitor.get('/api/photograph/list'));
        await answered(api.visitor.get(`/images/${String(imageId)}-480.webp`));
      };
      await open();
      return open;
    },
    [],
  ],
  [
    'user/current',
    async () => {
      const person = await api.signedIn();
      return () => answered(person.get('/api/user/current'));
    },
    ['find roles + find users'],
  ],
  [
    'user/current, an administrator’s first',
    async () => {
      const person = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
      return () => answered(person.get('/api/user/current'));
    },
    ['find roles + find users', 'find roles'],
  ],
  [
    'user/login',
    async () => {
      const { email } = await api.createAccount();
      return async () => {
        await answered(api.visitor.post('/api/user/login', { email, password: knownPassword }));
        // The time of the login is stored after the response.
        await api.deps.afterwards.settled();
      };
    },
    ['find users', 'update users'],
  ],
  [
    'camper/create with a seat',
    async () => {
      const parent = await api.signedIn();
      return () => answered(sendForm(parent, camperForm()));
    },
    createWithSeat,
  ],
  [
    'camper/create while the account registers somebody else',
    async () => {
      const account = await api.createAccount();
      const parent = await api.signedIn(account);
      // The account registers another camper after this request has counted its records.
      const collection = api.models.Camper.collection;
      const find = jest.spyOn(collection, 'find').mockImplementationOnce((async (...asked: []) => {
        find.mockRestore();
        await api.models.User.collection.updateOne({ _id: account._id }, { $inc: { registrations: 1 } });
        return collection.find(...asked);
      }) as never);
      return () => answered(sendForm(parent, camperForm()));
    },
    [
      ...createWithSeat.slice(0, 1),
      'update users',
      ...createWithSeat.slice(1, 4),
      'aggregate campers',
      'update users',
      ...createWithSeat.slice(4),
    ],
  ],
  [
    'camper/create on the waitlist',
    async () => {
      await api.models.Camp.updateMany({}, { waitListAfter: 0 });
      const parent = await api.signedIn();
      return () => answered(sendForm(parent, camperForm()));
    },
    // The last command finds the camper's waitlist position.
    [...createWithSeat, 'findAndModify camps', 'find campers'],
  ],
  [
    'camper/read by its owner',
    async () => {
      const owner = await api.createAccount();
      const { _id } = await createCamper(api.models, { userId: owner._id, campId: await campId() });
      const parent = await api.signedIn(owner);
      return () => answered(parent.get(`/api/camper/read/${_id.toString()}`));
    },
    ['find roles + find users', 'find campers'],
  ],
  [
    'data/user/prior, with a camper of an earlier year',
    async () => {
      const owner = await api.createAccount();
      const ofPerson = { userId: owner._id, nameFirst: 'Robin', nameLast: 'Reed' };
      const { _id: before } = await createCamp(api.models, { year: 2025 });
      for (const at of [before, await campId()]) await createCamper(api.models, { ...ofPerson, campId: at });
      const parent = await api.signedIn(owner);
      return () => answered(parent.get('/api/data/user/prior'));
    },
    ['find roles + find users', 'find campers + find counselors + find staff-applications'],
  ],
  [
    'camper/list with medical answers',
    async () => {
      const admin = await administrator();
      await createCamper(api.models, { campId: await campId() });
      return () => answered(admin.get('/api/camper/list'));
    },
    [
      'find roles + find users',
      'aggregate campers + find campers',
      'aggregate campers + find users + insert audits',
    ],
  ],
  [
    'stripe/create',
    async () => {
      const payer = await api.createAccount();
      const camper = { userId: payer._id, campId: await campId(), paid: false };
      const { _id } = await createCamper(api.models, camper);
      const parent = await api.signedIn(payer);
      return () => answered(parent.post('/api/stripe/create', { campers: [_id.toString()] }));
    },
    [
      'find roles + find users',
      'find campers',
      'find camps',
      'find payments',
      'insert payments',
      'update payments',
    ],
  ],
  [
    'stripe/donate',
    async () => () => answered(api.visitor.post('/api/stripe/donate', { amount: 25 })),
    ['insert donations', 'update donations'],
  ],
];

it.each(table)('%s sends the database at most the listed commands', async (_operation, prepare, expected) => {
  const call = await prepare();

  // Camps are cached for most requests (docs/decisions/0041-camps-are-cached.md).
  await answered(api.visitor.get('/api/camp/current'));
  const asked = await commands.during(call);

  expect(asked).toEqual(expected);
});
