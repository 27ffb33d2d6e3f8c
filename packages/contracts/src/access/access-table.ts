import type { OperationName } from '../registries/operations';

/**
 * Who may call what about a record of `owner` (docs/product/role.md), as data: the test of the API plays every
 * row over real HTTP. A new operation without a row does not compile.
 */
export const personas = {
  visitor: 'nobody is logged in',
  expired: 'a login that has ended',
  owner: 'the parent whose account, camper or payment it is',
  otherParent: 'another parent',
  viewer: 'holds view-all on every kind of registration, without data',
  medic: 'holds view-all and data on every kind of registration',
  registrar: 'holds view-all and edit-all on every kind of registration, nothing on stripe',
  administrator: 'holds the role admin',
} as const;

/** Somebody who calls. */
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

/** All who are logged in; what a row says besides counts instead. */
const signedIn = (status: number): Statuses => ({ ...everyone(status), visitor: 401, expired: 401 });

/** The status that each persona gets for a valid request. */
export const accessTable: Record<OperationName, Statuses> = {
  'user.register': everyone(201),
  'user.login': everyone(200),
  'user.logout': signedIn(200),
  'user.verify': everyone(200),
  'user.resend-verification': everyone(200),
  'user.send-password-reset': everyone(200),
  'user.reset-password': everyone(200),
  'user.undo-address-change': everyone(200),
  'user.unsubscribe': everyone(200),
  'user.change-password': signedIn(200),
  'user.current': signedIn(200),
  'user.read': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },
  'user.update': { ...signedIn(404), owner: 200, administrator: 200 },
  'user.list': { ...signedIn(403), administrator: 200 },
  'user.belongings': { ...signedIn(403), administrator: 200 },
  'user.sees': { ...signedIn(403), administrator: 200 },
  'user.send-link': { ...signedIn(403), administrator: 200 },
  'user.delete': { ...signedIn(403), administrator: 200 },

  'role.list': { ...signedIn(403), administrator: 200 },
  'role.read': { ...signedIn(403), administrator: 200 },
  'role.create': { ...signedIn(403), administrator: 201 },
  'role.update': { ...signedIn(403), administrator: 200 },
  'role.delete': { ...signedIn(403), administrator: 200 },

  'camp.current': everyone(200),
  'camp.list': everyone(200),
  'camp.read': everyone(200),
  'camp.create': { ...signedIn(403), administrator: 201 },
  'camp.update': { ...signedIn(403), administrator: 200 },
  'camp.preview': { ...signedIn(403), administrator: 200 },

  'camp.data': { ...signedIn(200), owner: 403, otherParent: 403 },

  'camper.create': { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 },
  'camper.read': { ...signedIn(200), otherParent: 404 },
  'camper.update': {
    ...signedIn(403),
    owner: 200,
    otherParent: 404,
    registrar: 200,
    administrator: 200,
  },
  'camper.list': { ...signedIn(200), owner: 403, otherParent: 403 },
  'camper.export': { ...signedIn(200), owner: 403, otherParent: 403 },
  'camper.totals': { ...signedIn(200), owner: 403, otherParent: 403 },
  'camper.history': { ...signedIn(200), otherParent: 404 },
  'camper.delete': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'camper.send-payment-link': { ...signedIn(403), administrator: 200 },
  'camper.waitlist': { ...signedIn(403), registrar: 200, administrator: 200 },
  'camper.undo-seat': { ...signedIn(403), registrar: 200, administrator: 200 },
  'camper.keep-both': { ...signedIn(403), registrar: 200, administrator: 200 },
  'camper.covid-image': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },

  'staff.create': { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 },
  'staff.read': { ...signedIn(200), otherParent: 404 },
  'staff.update': { ...signedIn(403), owner: 200, otherParent: 404, registrar: 200, administrator: 200 },
  'staff.list': { ...signedIn(200), owner: 403, otherParent: 403 },
  'staff.export': { ...signedIn(200), owner: 403, otherParent: 403 },
  'staff.history': { ...signedIn(200), otherParent: 404 },
  'staff.delete': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'staff.covid-image': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },
  'counselor.create': { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 },
  'counselor.read': { ...signedIn(200), otherParent: 404 },
  'counselor.update': { ...signedIn(403), owner: 200, otherParent: 404, registrar: 200, administrator: 200 },
  'counselor.list': { ...signedIn(200), owner: 403, otherParent: 403 },
  'counselor.export': { ...signedIn(200), owner: 403, otherParent: 403 },
  'counselor.history': { ...signedIn(200), otherParent: 404 },
  'counselor.delete': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'counselor.covid-image': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },

  // Whoever may apply for the owner's registration is the owner.
  'counselor-app.create': { ...signedIn(403), owner: 201, otherParent: 404, administrator: 404 },
  'counselor-app.read': { ...signedIn(200), otherParent: 404 },
  'counselor-app.update': {
    ...signedIn(403),
    owner: 200,
    otherParent: 404,
    registrar: 200,
    administrator: 200,
  },
  'counselor-app.list': { ...signedIn(200), owner: 403, otherParent: 403 },
  'counselor-app.export': { ...signedIn(200), owner: 403, otherParent: 403 },
  'counselor-app.history': { ...signedIn(200), otherParent: 404 },
  'counselor-app.delete': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },

  'camper-waitlist.create': { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 },
  'camper-waitlist.list': { ...signedIn(403), administrator: 200 },
  'camper-waitlist.export': { ...signedIn(403), administrator: 200 },

  'parent.create': { ...signedIn(403), owner: 201, otherParent: 201, administrator: 201 },
  'parent.read': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'parent.update': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'parent.list': { ...signedIn(403), owner: 200, otherParent: 200, administrator: 200 },
  'parent.delete': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'covid-19-upload.update-camper': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'covid-19-upload.update-counselor': {
    ...signedIn(403),
    owner: 200,
    otherParent: 404,
    administrator: 200,
  },
  'covid-19-upload.update-staff': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'covid-19-upload.create': { ...signedIn(403), owner: 201, otherParent: 404, administrator: 201 },

  // Nobody pays for somebody else's camper, administrators neither.
  'stripe.create': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 404 },
  'stripe.user': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'stripe.read': { ...signedIn(403), owner: 200, otherParent: 404, administrator: 200 },
  'stripe.webhook': everyone(200),

  'stripe.donate': everyone(200),
  'stripe.donate-list': { ...signedIn(403), administrator: 200 },
  'stripe.donate-export': { ...signedIn(403), administrator: 200 },
  'stripe.donate-totals': { ...signedIn(403), administrator: 200 },
  'stripe.donate-donors': { ...signedIn(403), administrator: 200 },
  'stripe.donate-donors-export': { ...signedIn(403), administrator: 200 },
  'stripe.list': { ...signedIn(403), administrator: 200 },
  'stripe.export': { ...signedIn(403), administrator: 200 },
  'stripe.totals': { ...signedIn(403), administrator: 200 },
  'stripe.refund': { ...signedIn(403), administrator: 200 },
  'stripe.reconciliation': { ...signedIn(403), administrator: 200 },
  'stripe.reconcile': { ...signedIn(403), administrator: 200 },
  'stripe.receipt': { ...signedIn(403), administrator: 200 },

  'view.list': { ...signedIn(200), owner: 403, otherParent: 403 },
  'view.create': { ...signedIn(201), owner: 403, otherParent: 403 },
  'view.delete': { ...signedIn(404), registrar: 200, administrator: 200 },

  'message.preview': { ...signedIn(403), administrator: 200 },
  'message.test': { ...signedIn(403), administrator: 200 },
  'message.send': { ...signedIn(403), administrator: 201 },
  'message.list': { ...signedIn(403), administrator: 200 },
  'message.read': { ...signedIn(403), administrator: 200 },

  'note.camper-list': { ...signedIn(403), medic: 200, administrator: 200 },
  'note.counselor-list': { ...signedIn(403), medic: 200, administrator: 200 },
  'note.staff-list': { ...signedIn(403), medic: 200, administrator: 200 },
  // Not of one's own either: the office's notes are not the family's.
  'note.create': { ...signedIn(404), medic: 201, administrator: 201 },

  'audit.export': { ...signedIn(403), administrator: 200 },
  'audit.list': { ...signedIn(403), administrator: 200 },

  'test.create': { ...signedIn(403), administrator: 201 },
  'test.list': { ...signedIn(403), administrator: 200 },

  'failed-work.state': { ...signedIn(403), administrator: 200 },
  'failed-work.list': { ...signedIn(403), administrator: 200 },
  'failed-work.retry': { ...signedIn(403), administrator: 200 },
  'failed-work.delete': { ...signedIn(403), administrator: 200 },

  'staff-about.list': everyone(200),
  'staff-about.create': { ...signedIn(403), administrator: 201 },
  'staff-about.update': { ...signedIn(403), administrator: 200 },
  'staff-about.delete': { ...signedIn(403), administrator: 200 },

  'data.user': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },
  'data.prior': { ...signedIn(404), owner: 200, medic: 200, administrator: 200 },
};
