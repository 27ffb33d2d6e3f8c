import { adminRoleName, defaultRoles, userRoleName } from '@camp/contracts/access/default-roles';
import { openTestDatabase } from '../../test/open-database';
import { ensureDefaultRoles } from './default-roles';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const actionsOf = async (role: string) => (await models.Role.findOne({ name: role }).orFail().lean()).actions;
const byDefault = (role: string) => defaultRoles.find(({ name }) => name === role)?.actions;

it('adds new rights to the administrators of an older version, and leaves the other role unchanged', async () => {
  await ensureDefaultRoles(models);
  const changed = { camper: { view: true } };
  await models.Role.updateMany({}, { actions: changed });

  await ensureDefaultRoles(models);

  expect(await actionsOf(adminRoleName)).toEqual(byDefault(adminRoleName));
  expect(await actionsOf(userRoleName)).toEqual(changed);
});

it('creates both default roles if there are none', async () => {
  await models.Role.deleteMany();

  await ensureDefaultRoles(models);

  expect(await actionsOf(adminRoleName)).toEqual(byDefault(adminRoleName));
  expect(await actionsOf(userRoleName)).toEqual(byDefault(userRoleName));
});
