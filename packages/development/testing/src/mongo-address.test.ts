import { createTestDatabase } from './test-database';
import { primaryOf, viaHost, withDatabase, withLogin, withOption } from './mongo-address';

it.each([
  ['mongodb://127.0.0.1:5/?directConnection=true', 'mongodb://127.0.0.1:5/mine?directConnection=true'],
  ['mongodb://a:1,b:2/?replicaSet=camp', 'mongodb://a:1,b:2/mine?replicaSet=camp'],
  ['mongodb://%2Ftmp%2Fm.sock/', 'mongodb://%2Ftmp%2Fm.sock/mine'],
  ['mongodb://u:p@a:1/', 'mongodb://u:p@a:1/mine?authSource=admin'],
  ['mongodb://u:p@a:1/users', 'mongodb://u:p@a:1/mine?authSource=users'],
  ['mongodb://u:p@a:1/users?authSource=x', 'mongodb://u:p@a:1/mine?authSource=x'],
])('puts a database into %s', (given, wanted) => {
  expect(withDatabase(given, 'mine')).toBe(wanted);
});

it('adds an option and a login, and connects through a single host', () => {
  const set = 'mongodb://a:1,b:2/mine?replicaSet=camp';

  expect(withOption(set, 'monitorCommands', 'true')).toBe(`${set}&monitorCommands=true`);
  expect(withLogin(set, 'me', 'p')).toBe('mongodb://me:p@a:1,b:2/mine?replicaSet=camp');
  expect(viaHost(set, '127.0.0.1:9')).toBe('mongodb://127.0.0.1:9/mine?directConnection=true');
});

const { uri } = createTestDatabase();

it('finds the primary', async () => {
  expect(await primaryOf(uri)).toEqual({ host: expect.any(String), port: expect.any(Number) });
});
