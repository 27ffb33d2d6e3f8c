import { refusalOf, refusalOfMembers } from './given-database';

const refusalFor = (TEST_MONGODB_URI: string) => refusalOf({ TEST_MONGODB_URI });

it.each([
  'mongodb://localhost',
  'mongodb://LOCALHOST:27017/?directConnection=true',
  'mongodb://127.0.0.1:27017,127.1.2.3:27018,[::1]:27019/?replicaSet=camp',
  'mongodb://somebody:a%40b@localhost:27017/?authSource=admin',
  'mongodb://%2Ftmp%2Fmongodb-27017.sock/',
])('lets the tests use %s', (uri) => {
  expect(refusalFor(uri)).toBeUndefined();
});

it.each([
  ['mongodb://db.example.org', 'leads to db.example.org, which is not this machine'],
  [
    'mongodb://localhost:27017,db.example.org:27017',
    'leads to db.example.org:27017, which is not this machine',
  ],
  ['mongodb://localhost:secret@db.example.org', 'leads to db.example.org, which is not this machine'],
  ['mongodb://127.0.0.1.example.org', 'leads to 127.0.0.1.example.org, which is not this machine'],
  ['mongodb://localhost.example.org', 'leads to localhost.example.org, which is not this machine'],
  ['mongodb://10.0.0.1,[::1]', 'leads to 10.0.0.1, which is not this machine'],
  ['mongodb://[2001:db8::1]:27017', 'leads to [2001:db8::1]:27017, which is not this machine'],
  ['mongodb://localhost/?proxyHost=10.0.0.1', 'leads to 10.0.0.1, which is not this machine'],
  ['mongodb+srv://localhost.example.org', 'gets its hosts from a name server (mongodb+srv)'],
])('refuses %s', (uri, why) => {
  expect(refusalFor(uri)).toBe(
    `TEST_MONGODB_URI ${why}: tests write and drop databases there (npm test -- --i-know allows it).`,
  );
  expect(refusalOf({ TEST_MONGODB_URI: uri, TEST_MONGODB_I_KNOW: 'yes' })).toBeUndefined();
});

it.each(['localhost:27017', 'http://localhost', 'mongodb://a:secret@', 'mongodb://a/b:secret@localhost'])(
  'says that %s is invalid, without printing it',
  (uri) => {
    expect(refusalOf({ TEST_MONGODB_URI: uri, TEST_MONGODB_I_KNOW: 'yes' })).toBe(
      'TEST_MONGODB_URI is not an address of a MongoDB.',
    );
  },
);

it('checks the members that a server on this machine reports', () => {
  const here = { TEST_MONGODB_URI: 'mongodb://localhost' };
  const direct = { TEST_MONGODB_URI: 'mongodb://localhost/?directConnection=true' };
  const elsewhere = ['localhost:27017', 'mongo-2:27017'];

  expect(refusalOfMembers(here, ['localhost:27017', '127.0.0.1:27018'])).toBeUndefined();
  expect(refusalOfMembers(here, elsewhere)).toContain('leads to mongo-2:27017, which is not this machine');
  expect(refusalOfMembers({ ...here, TEST_MONGODB_I_KNOW: 'yes' }, elsewhere)).toBeUndefined();
  expect(refusalOfMembers(direct, elsewhere)).toBeUndefined();
});

it.each([{}, { TEST_MONGODB_URI: '' }, { MONGODB_URI: 'mongodb://db.example.org' }])(
  'refuses nothing if no database is given: %j',
  (variables) => {
    expect(refusalOf(variables)).toBeUndefined();
  },
);
