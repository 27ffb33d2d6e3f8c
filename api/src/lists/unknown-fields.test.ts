import type { StoredRole } from '@camp/database/role/role-model';
import { openTestDatabase } from '@camp/database/test/open-database';
import type { QueryFilter } from 'mongoose';
import { readList } from './list';

const database = openTestDatabase();
beforeAll(() => database.ready);

const read = (filter: object, searchable: readonly string[] = ['name']) =>
  readList<StoredRole>(database.models.Role, {
    filter: filter as QueryFilter<StoredRole>,
    query: { q: 'nurse' },
    sortable: ['name'],
    searchable,
  });

it('fails for a filter or a search by a field that the records don’t have, instead of finding nothing', async () => {
  await database.models.Role.create({ name: 'Night nurse', actions: {} });

  await expect(read({ nam: 'Night nurse' })).rejects.toThrow('"nam" is not in schema');
  await expect(read({}, ['nam'])).rejects.toThrow('"nam" is not in schema');
  expect((await read({ name: 'Night nurse' })).total).toBe(1);
});
