import { operations, type OperationName } from '@camp/contracts/registries/operations';

/** One field of each kind, where it stands in the API. */
export interface Field {
  kind: string;
  operation: OperationName;
  name: string;
  /** What has to be sent along for the field to count. */
  along?: Record<string, string>;
}

/** Each kind of field of packages/contracts/src/forms, in one body that has it. */
export const bodyFields: readonly Field[] = [
  { kind: 'line', operation: 'user.register', name: 'nameFirst' },
  { kind: 'prose', operation: 'staff-about.create', name: 'jobDescription' },
  { kind: 'detail', operation: 'camper.create', name: 'newCamperVal', along: { newCamper: 'Yes' } },
  { kind: 'phone', operation: 'user.register', name: 'phone' },
  { kind: 'optional phone', operation: 'user.register', name: 'phoneAlt' },
  { kind: 'email', operation: 'user.send-password-reset', name: 'email' },
  { kind: 'zip', operation: 'user.register', name: 'addressZip' },
  { kind: 'state', operation: 'user.register', name: 'addressState' },
  { kind: 'password', operation: 'user.register', name: 'password' },
  { kind: 'confirmation of it', operation: 'user.register', name: 'passwordConf' },
  { kind: 'password of a login', operation: 'user.login', name: 'password' },
  { kind: 'link', operation: 'user.verify', name: 'emailVerificationUUID' },
  { kind: 'choice', operation: 'camper.create', name: 'grade' },
  { kind: 'date', operation: 'camper.create', name: 'birthdate' },
  { kind: 'box', operation: 'camper.create', name: 'medicalConfirm' },
  { kind: 'number', operation: 'staff-about.create', name: 'order' },
  { kind: 'dollars', operation: 'stripe.donate', name: 'amount' },
  { kind: 'ids', operation: 'stripe.create', name: 'campers' },
  { kind: 'no field', operation: 'user.login', name: 'unknown' },
];

/** The same of queries. */
export const queryFields: readonly Field[] = [
  { kind: 'search', operation: 'camper.list', name: 'q' },
  { kind: 'order', operation: 'camper.list', name: 'sort' },
  { kind: 'page', operation: 'camper.list', name: 'page' },
  { kind: 'entries of a page', operation: 'camper.list', name: 'pageSize' },
  { kind: 'year', operation: 'camper.list', name: 'year' },
  { kind: 'filter', operation: 'camper.list', name: 'paid' },
  { kind: 'id', operation: 'data.user', name: 'id' },
];

/** Where the call of a field is made. */
export const pathOf = ({ operation }: Field): string => `/api${operations[operation].path}`;
