import type { Action, Permissions, Subject } from '../access/catalogue';

/** A right of an access token: one action on one subject. `data` is never one, nor is anything on people and roles. */
export type Scope = `${Exclude<Subject, 'user' | 'role'>}:${Exclude<Action, 'data'>}`;

/** Every scope that opens a call, with its label (a test compares them with the calls). */
export const scopeWords = {
  'camper:view-all': 'See campers and the year’s figures',
  'camper:edit-all': 'Give seats and take them back',
  'camper-waitlist:view-all': 'See the waitlist',
  'counselor:view-all': 'See counselors',
  'counselor-app:view-all': 'See counselor applications',
  'staff:view-all': 'See staff applications',
  'stripe:view-all': 'See payments',
  'stripe:edit-all': 'Refund payments, resend receipts and see donations',
  'camp:create': 'Create camp years',
  'camp:edit': 'Change camp years',
  'staff-about:edit-all': 'Change staff profiles',
  'content:edit-all': 'Change texts and photographs',
  'admin:create': 'Send messages to groups',
  'admin:view': 'See the audit, failed jobs and the state of the system',
  'admin:edit': 'Retry and discard failed jobs',
} as const satisfies Partial<Record<Scope, string>>;

/** A scope that the form offers. */
export type OfferedScope = keyof typeof scopeWords;

export const scopes = Object.keys(scopeWords) as [OfferedScope, ...OfferedScope[]];

/** The rights that scopes stand for. */
export function permissionsOfScopes(held: readonly OfferedScope[]): Permissions {
  const permissions: Partial<Record<Subject, Action[]>> = {};
  for (const scope of held) {
    const [subject, action] = scope.split(':') as [Subject, Action];
    permissions[subject] = [...(permissions[subject] ?? []), action];
  }
  return permissions;
}
