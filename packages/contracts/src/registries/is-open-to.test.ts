import { rightsOf } from '../access/may-call';
import { administrationPages } from './administration-pages';
import { isOpenTo } from './is-open-to';
import { operations } from './operations';
import type { GuardedPage } from './page';

const forAdministrators = ['access-token', 'outgoing-webhook', 'import', 'full-export'];

it('opens pages and calls for the role admin to nobody else, whatever rights they have', () => {
  const calls = Object.entries(operations).filter(([, { access }]) =>
    rightsOf(access).some(({ administratorsOnly }) => administratorsOnly),
  );
  const closed = Object.entries<GuardedPage>(administrationPages)
    .filter(([, { needs }]) => !isOpenTo({ may: () => true, isAdministrator: false }, needs))
    .map(([id]) => id);

  expect([...new Set(calls.map(([name]) => name.split('.')[0]))].sort()).toEqual(
    [...forAdministrators].sort(),
  );
  for (const name of Object.keys(operations).filter((one) => forAdministrators.includes(one.split('.')[0]!)))
    expect(calls.map(([one]) => one)).toContain(name);
  expect(closed.sort()).toEqual([
    ...['adminExport', 'adminImport', 'adminImported', 'adminTokens', 'adminWebhooks'],
  ]);
  expect(isOpenTo({ may: () => true, isAdministrator: true }, administrationPages.adminTokens.needs)).toBe(
    true,
  );
});
