import type { OperationName } from '../registries/operations';

/**
 * Who may make which call on a record of `owner` (docs/product/role.md), as data. The API's access test sends every
 * call over HTTP. An operation without a row doesn't compile.
 */
export const personas = {
  visitor: 'nobody is logged in',
  expired: 'a login that has ended',
  owner: 'the parent who owns the account, camper or payment',
  otherParent: 'another parent',
  viewer: 'holds view-all on every kind of registration, without data',
  medic: 'holds view-all and data on every kind of registration',
  registrar: 'holds view-all and edit-all on every kind of registration, nothing on stripe',
  administrator: 'holds the role admin',
} as const;

/** A kind of caller. */
export type Persona = keyof typeof personas;

type Statuses = Record<Persona, number>;

const everyone = (status: number): Statuses => ({
  visitor: status,
  expired: status,
  owner: status,
  otherParent: status,
  viewer: status,
  medic: status,
  registrar: status,
  administrator: status,
});

/** Everyone who is logged in. A more specific entry in the row wins. */
const signedIn = (status: number): Statuses => ({ ...everyone(status), visitor: 401, expired: 401 });

/** A row of calls that respond to every caller in the same way. */
const alike = <Name extends OperationName>(statuses: Statuses, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, statuses])) as Record<Name, Statuses>;

const admins = { ...signedIn(403), administrator: 200 };
const administratorCreates = { ...signedIn(403), administrator: 201 };
const ownersCreate = { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 };
const ownOrAdministrator = { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 };
const ownOrRegistrar = { ...ownOrAdministrator, registrar: 200 };
const ownOrViewed = { ...signedIn(200), otherParent: 404 };
const ownOrMedical = { ...signedIn(404), owner: 200, medic: 200, administrator: 200 };
const viewedOnly = { ...signedIn(200), owner: 403, otherParent: 403 };

/** The status that each persona gets for a valid request. */
export const accessTable: Record<OperationName, Statuses> = {
  'user.register': everyone(201),
  ...alike(everyone(200), 'user.login', 'user.verify', 'user.resend-verification', 'user.unsubscribe'),
  ...alike(everyone(200), 'user.send-password-reset', 'user.reset-password', 'user.undo-address-change'),
  ...alike(signedIn(200), 'user.logout', 'user.change-password', 'user.current', 'user.download'),
  ...alike(signedIn(200), 'user.sessions', 'user.end-session', 'user.end-other-sessions'),
  'user.login-second-factor': everyone(200),
  ...alike(signedIn(200), 'user.second-factor', 'user.start-second-factor', 'user.prove'),
  // The request has the code of the owner's app.
  ...alike({ ...signedIn(409), owner: 200 }, 'user.confirm-second-factor', 'user.new-recovery-codes'),
  'user.remove-second-factor': { ...signedIn(409), owner: 200 },
  'user.reset-second-factor': admins,
  // The request has the login's challenge, or the owner's passkey. No answer fits a question that wasn't asked.
  'user.ask-login-passkey': everyone(200),
  ...alike(signedIn(200), 'user.start-passkey', 'user.ask-proof-passkey'),
  'user.add-passkey': signedIn(400),
  ...alike({ ...signedIn(404), owner: 200 }, 'user.rename-passkey', 'user.remove-passkey'),
  ...alike(signedIn(200), 'user.erasure', 'user.ask-erasure'),
  ...alike(ownOrMedical, 'user.read', 'data.user', 'data.prior'),
  'data.openings': signedIn(200),
  'user.update': { ...signedIn(404), owner: 200, administrator: 200 },
  ...alike(admins, 'user.list', 'user.belongings', 'user.sees', 'user.send-link', 'user.delete'),

  'role.create': administratorCreates,
  ...alike(admins, 'role.list', 'role.read', 'role.update', 'role.delete'),

  'camp.create': administratorCreates,
  ...alike(admins, 'camp.update', 'camp.preview'),
  ...alike(everyone(200), 'camp.current', 'camp.list', 'camp.read'),

  ...alike(ownersCreate, 'camper.create', 'camper-waitlist.create', 'staff.create', 'counselor.create'),
  // Only a registration's owner may apply for it, so everyone else gets 404.
  'counselor-app.create': { ...signedIn(403), owner: 201, otherParent: 404, administrator: 404 },
  ...alike(ownOrViewed, 'camper.read', 'staff.read', 'counselor.read', 'counselor-app.read'),
  ...alike(ownOrRegistrar, 'camper.update', 'staff.update', 'counselor.update', 'counselor-app.update'),
  ...alike(viewedOnly, 'camper.list', 'staff.list', 'counselor.list', 'counselor-app.list'),
  ...alike(viewedOnly, 'camper.export', 'staff.export', 'counselor.export', 'counselor-app.export'),
  ...alike(viewedOnly, 'camper.totals', 'camp.data'),
  ...alike(ownOrViewed, 'camper.history', 'staff.history', 'counselor.history', 'counselor-app.history'),
  ...alike(ownOrAdministrator, 'camper.delete', 'staff.delete', 'counselor.delete', 'counselor-app.delete'),
  ...alike(ownOrMedical, 'camper.covid-image', 'staff.covid-image', 'counselor.covid-image'),
  ...alike(admins, 'camper.send-payment-link', 'camper-waitlist.list', 'camper-waitlist.export'),
  ...alike({ ...admins, registrar: 200 }, 'camper.waitlist', 'camper.undo-seat', 'camper.keep-both'),

  'parent.create': ownersCreate,
  ...alike(ownOrAdministrator, 'parent.read', 'parent.update', 'parent.delete'),
  'parent.list': { ...signedIn(403), owner: 200, otherParent: 200, administrator: 200 },
  ...alike(ownOrAdministrator, 'covid-19-upload.update-camper', 'covid-19-upload.update-counselor'),
  'covid-19-upload.update-staff': ownOrAdministrator,
  'covid-19-upload.create': { ...signedIn(403), owner: 201, otherParent: 404, administrator: 201 },

  // Only the family may pay for a camper, so not even an administrator may do it.
  'stripe.create': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 404 },
  ...alike(ownOrAdministrator, 'stripe.user', 'stripe.read'),
  ...alike(everyone(200), 'stripe.webhook', 'stripe.donate'),
  ...alike(admins, 'stripe.donate-list', 'stripe.donate-export', 'stripe.donate-totals'),
  ...alike(admins, 'stripe.donate-donors', 'stripe.donate-donors-export'),
  ...alike(admins, 'stripe.list', 'stripe.export', 'stripe.totals', 'stripe.receipt'),
  ...alike(admins, 'stripe.refund', 'stripe.reconciliation', 'stripe.reconcile'),

  'view.list': viewedOnly,
  'view.create': { ...signedIn(201), owner: 403, otherParent: 403 },
  'view.delete': { ...signedIn(404), registrar: 200, administrator: 200 },

  'message.send': administratorCreates,
  ...alike(admins, 'message.preview', 'message.test', 'message.list', 'message.read'),

  ...alike({ ...admins, medic: 200 }, 'note.camper-list', 'note.counselor-list', 'note.staff-list'),
  // Notes are for administrators. Owners can't read notes on their own records.
  'note.create': { ...signedIn(404), medic: 201, administrator: 201 },

  ...alike(admins, 'full-export.contents', 'full-export.file'),
  ...alike(admins, 'import.read', 'import.check', 'import.store', 'import.list', 'import.records'),
  ...alike(admins, 'import.change', 'import.connect', 'import.remove', 'import.undo'),
  ...alike(admins, 'audit.export', 'audit.list', 'test.list'),
  'test.create': administratorCreates,
  ...alike(admins, 'failed-work.state', 'failed-work.list', 'failed-work.retry', 'failed-work.delete'),
  ...alike(admins, 'system.checks'),

  'access-token.create': administratorCreates,
  ...alike(admins, 'access-token.list', 'access-token.delete'),
  'outgoing-webhook.create': administratorCreates,
  ...alike(admins, 'outgoing-webhook.list', 'outgoing-webhook.update', 'outgoing-webhook.delete'),
  ...alike(admins, 'outgoing-webhook.deliveries', 'outgoing-webhook.resend'),

  'content.current': everyone(200),
  ...alike(admins, 'content.list', 'content.read', 'content.preview', 'content.save'),
  ...alike(admins, 'content.mails', 'content.preview-mail', 'content.test-mail'),
  'content.upload-logo': administratorCreates,

  'photograph.list': everyone(200),
  'photograph.create': administratorCreates,
  ...alike(admins, 'photograph.all', 'photograph.picture'),
  ...alike(admins, 'photograph.update', 'photograph.order', 'photograph.delete'),

  'staff-about.list': everyone(200),
  'staff-about.create': administratorCreates,
  ...alike(admins, 'staff-about.update', 'staff-about.delete'),
};
