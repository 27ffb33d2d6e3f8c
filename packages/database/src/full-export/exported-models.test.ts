import { records } from '@camp/contracts/registries/records';
import { namesAt } from '@camp/contracts/records/names';
import { openTestDatabase } from '../../test/open-database';
import { exportKinds } from './export-kind';
import { exportedModels, unmodeledCollections } from './exported-models';

const database = openTestDatabase();
const { models } = database;
beforeAll(() => database.ready);

it('knows every collection of a database, exported or left out with a reason', async () => {
  const listed = await database.connection.listCollections();
  const known = Object.values(models).map(({ collection }) => collection.collectionName);

  const unknown = listed.map(({ name }) => name).filter((name) => !known.includes(name));

  expect(unknown.filter((name) => unmodeledCollections[name] === undefined)).toEqual([]);
  expect(Object.keys(exportedModels).sort()).toEqual(Object.keys(models).sort());
});

it('has no medical answer of any declaration without the encrypted file', () => {
  const medical = new Set(Object.values(records).flatMap((record) => namesAt(record, 'medical')));
  const open = exportKinds(models, { withMedical: false });
  const all = exportKinds(models, { withMedical: true });

  expect(medical.size).toBeGreaterThan(20);
  expect(open.flatMap(({ columns }) => columns.filter((name) => medical.has(name)))).toEqual([]);
  expect(all.flatMap(({ columns }) => columns.filter((name) => medical.has(name)))).not.toEqual([]);
  const imported = open.find(({ file }) => file === 'imported-records');
  expect(imported?.columns).toEqual(expect.arrayContaining(['title', 'values', 'userId']));
  expect(imported?.columns).not.toContain('medical');
  // The names of changed answers.
  expect(open.find(({ file }) => file === 'audit')?.columns).not.toContain('fields');
  expect(all.find(({ file }) => file === 'audit')?.columns).toContain('fields');
});

/** A new field of an account is a secret until somebody adds it here. */
it('exports exactly these fields of an account', () => {
  const accounts = exportKinds(models, { withMedical: true }).find(({ file }) => file === 'accounts');

  expect(accounts?.columns).toEqual([
    ...['_id', 'nameFirst', 'nameLast', 'userType', 'email'],
    ...['addressStreet', 'addressCity', 'addressState', 'addressZip', 'addressCountry'],
    ...['phone', 'phoneAlt', 'preferedContact', 'roles', 'emailVerified', 'pendingEmail', 'unsubscribedAt'],
    ...['erasureAskedAt', 'mailFailingSince', 'lastLogin', 'secondFactorSince', 'secondFactorDueAt'],
    ...['createdAt', 'updatedAt'],
  ]);
});
