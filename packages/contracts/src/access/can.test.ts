import { actions, subjects } from './catalogue';
import { can, permissionsOf } from './can';
import { adminRoleName, defaultRoles, userRoleName } from './default-roles';

const permissionsNamed = (name: string) => permissionsOf(defaultRoles.filter((role) => role.name === name));

describe('can', () => {
  it('is no for a visitor', () => {
    expect(can(undefined, 'view', 'camper')).toBe(false);
  });

  it('does not take edit-all on an owned subject for edit of one’s own', () => {
    expect(can({ camper: ['edit-all'] }, 'edit', 'camper')).toBe(false);
  });

  it.each([
    ['edit', 'edit-all'],
    ['edit-all', 'edit'],
    ['delete', 'delete-all'],
    ['delete-all', 'delete'],
  ] as const)(
    'takes %s and %s for the same on the subjects without owner, and on no other',
    (action, held) => {
      expect(subjects.filter((subject) => can({ [subject]: [held] }, action, subject))).toEqual([
        'admin',
        'user',
        'role',
        'camp',
        'test',
      ]);
    },
  );
});

describe('permissionsOf', () => {
  it('is the union over roles and drops what is false', () => {
    const permissions = permissionsOf([
      { actions: { camper: { view: true, 'view-all': false } } },
      { actions: { camper: { create: true }, camp: { edit: true } } },
    ]);
    expect(permissions).toEqual({ camper: ['create', 'view'], camp: ['edit'] });
  });
});

describe('the default roles', () => {
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
