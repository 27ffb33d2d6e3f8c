import { setTimeout as pause } from 'node:timers/promises';
import { campContent } from '@camp/contracts/content/camp';
import { cachedCamps } from '@camp/database/camp/cached-camps';
import { refreshContent } from '@camp/database/content/cached-content';
import { connectDatabase } from '@camp/database/connection';
import { invalidate, onLocalChange } from '@camp/database/cache/invalidation';
import type { Models } from '@camp/database/models';
import { cachedPhotographs } from '@camp/database/photograph/cached-photographs';
import { cachedStaffProfiles } from '@camp/database/staff-profile/cached-staff-profiles';
import { createPubSub, type PubSub } from '@camp/queue/pub-sub';
import { createLogger } from '@camp/runtime/logger';
import { createCamp } from '@camp/database/test/factories/camp';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createStaffProfile } from '@camp/database/test/factories/staff-profile';
import { openTestDatabase } from '@camp/database/test/open-database';
import { testRedisUrl } from '@camp/testing/test-database';

const logger = createLogger({ name: 'test', level: 'silent' });
const { models, ready, uri } = openTestDatabase();
const another = connectDatabase({ uri, logger });
const open: PubSub[] = [];
beforeAll(() => Promise.all([ready, another.ready]));
beforeEach(async () => {
  const { Album, Camp, Content, Photograph, StaffProfile } = models;
  await Promise.all(
    [Camp, Content, StaffProfile, Photograph, Album].map((model) => model.collection.deleteMany({})),
  );
  // No entry expires by age.
  jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
});
afterEach(() => {
  jest.restoreAllMocks();
  open.splice(0).forEach((pubSub) => pubSub.close());
});
afterAll(() => another.close());

/** Connects a process to the invalidations, as API and worker do. */
function connectPubSub(those: Models): void {
  const pubSub = createPubSub({
    redisUrl: testRedisUrl(),
    logger,
    onMessage: (word) => invalidate(those, word),
  });
  open.push(pubSub);
  onLocalChange(those, pubSub.publish);
}

const named = (name: string) => [{ path: 'name', value: name }];

const kinds = {
  camps: {
    make: () => createCamp(models, { campTheme: 'Brave' }),
    read: async () => (await cachedCamps(models)).map(({ campTheme }) => campTheme),
    change: (from: Models) => from.Camp.updateMany({}, { campTheme: 'Rooted' }),
    expected: [['Brave'], ['Rooted']],
  },
  'staff profiles': {
    make: () => createStaffProfile(models, { nameFirst: 'Ada' }),
    read: async () => (await cachedStaffProfiles(models)).map(({ nameFirst }) => nameFirst),
    change: (from: Models) => from.StaffProfile.updateMany({}, { nameFirst: 'Grace' }),
    expected: [['Ada'], ['Grace']],
  },
  photographs: {
    make: () => createPhotograph(models, { alt: 'A lake.', inGallery: true }),
    read: async () => (await cachedPhotographs(models)).gallery.map(({ alt }) => alt),
    change: (from: Models) => from.Photograph.updateMany({}, { alt: 'A river.' }),
    expected: [['A lake.'], ['A river.']],
  },
  contents: {
    make: () =>
      models.Content.create({ subject: 'camp', version: 1, values: named('Lake Hope'), versions: [] }),
    read: async () => {
      await refreshContent(models);
      return [campContent.name];
    },
    change: (from: Models) => from.Content.updateMany({}, { values: named('Lake Joy') }),
    expected: [['Lake Hope'], ['Lake Joy']],
  },
} as const;

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'returns another process’s change of %s as soon as its invalidation arrives',
  async (kind) => {
    const { make, read, change, expected } = kinds[kind];
    await make();
    expect(await read()).toEqual(expected[0]);
    await change(another.models);
    // As a control, without invalidations the cache stays stale.
    expect(await read()).toEqual(expected[0]);
    connectPubSub(models);
    connectPubSub(another.models);

    // A new subscriber misses earlier messages.
    while ((await read())[0] !== expected[1][0]) {
      await change(another.models);
      await pause(20);
    }

    expect(await read()).toEqual(expected[1]);
  },
);
