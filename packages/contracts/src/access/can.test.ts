import { actions, subjects } from './catalogue';
import { can, permissionsOf } from './can';
import { adminRoleName, defaultRoles, userRoleName } from './default-roles';

const permissionsNamed = (name: string) => permissionsOf(defaultRoles.filter((role) => role.name === name));

describe('can', () => {
  it('denies a visitor everything', () => {
    expect(can(undefined, 'view', 'camper')).toBe(false);
  });

  it('does not accept edit-all for edit on an owned subject', () => {
    expect(can({ camper: ['edit-all'] }, 'edit', 'camper')).toBe(false);
  });

  it.each([
    ['edit', 'edit-all'],
    ['edit-all', 'edit'],
    ['delete', 'delete-all'],
    ['delete-all', 'delete'],
  ] as const)('treats %s and %s alike, on subjects without an owner only', (action, held) => {
    expect(subjects.filter((subject) => can({ [subject]: [held] }, action, subject))).toEqual([
      'admin',
      'user',
      'role',
      'camp',
      'test',
      'content',
    ]);
  });
});

describe('permissionsOf', () => {
  it('unites the roles and drops denied actions', () => {
    const permissions = permissionsOf([
      { actions: { camper: { view: true, 'view-all': false } } },
      { actions: { camper: { create: true }, camp: { edit: true } } },
    ]);
    expect(permissions).toEqual({ camper: ['create', 'view'], camp: ['edit'] });
  });
});

describe('default roles', () => {
  it('give the administrator every action on every subject', () => {
    const permissions = permissionsNamed(adminRoleName);
    for (const subject of subjects) expect(permissions[subject]).toEqual(actions);
  });

  it('give a user exactly the table of docs/product/role.md, Default roles', () => {
    const own = ['create', 'edit', 'delete', 'view'];
    expect(permissionsNamed(userRoleName)).toEqual({
      camper: own,
      'camper-waitlist': own,
      counselor: own,
      'counselor-app': own,
      staff: own,
      parent: own,
      'covid-19-upload': ['create', 'view'],
      stripe: ['create', 'view'],
      'staff-about': ['view'],
    });
  });
});
