import type { Action, Permissions } from '../access/catalogue';

/** A predefined role that most camps need, as a starting point. */
export interface RolePreset {
  name: string;
  /** Its purpose, in a few words. */
  about: string;
  permissions: Permissions;
}

const registrations = (...held: readonly Action[]): Permissions => ({
  camper: held,
  counselor: held,
  'counselor-app': held,
  staff: held,
});

/** Roles of the people who run a camp. Their own records are a matter of the role `user`, which every account has. */
export const rolePresets: readonly RolePreset[] = [
  {
    name: 'Nurse',
    about: 'sees everyone at camp, with their medical answers and proofs of vaccination',
    permissions: {
      camper: ['view-all', 'data'],
      counselor: ['view-all', 'data'],
      staff: ['view-all', 'data'],
    },
  },
  {
    name: 'Treasurer',
    about: 'sees campers, payments and donations, and makes refunds',
    permissions: { camper: ['view-all'], stripe: ['view-all', 'edit-all'] },
  },
  {
    name: 'Registrar',
    about:
      'sees and edits registrations and the waitlist, sees payments, and sends payment links and messages',
    permissions: {
      ...registrations('view-all', 'edit-all'),
      'camper-waitlist': ['view-all'],
      stripe: ['view-all'],
      // To write messages. It opens no other page.
      admin: ['create'],
    },
  },
  {
    name: 'Director',
    about: 'sees everything about camp, edits registrations, camps and staff profiles, and sends messages',
    permissions: {
      ...registrations('view-all', 'edit-all', 'data'),
      'camper-waitlist': ['view-all'],
      camp: ['create', 'view', 'edit'],
      'staff-about': ['view', 'edit-all'],
      stripe: ['view-all'],
      admin: ['create', 'view'],
    },
  },
];
