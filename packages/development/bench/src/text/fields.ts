import { gzipSync } from 'node:zlib';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { formOf } from '../create/request';
import { requestOf } from '../measure/connection';

/** A field, its place in the API, and the other data of a valid request. */
type Field = readonly [
  kind: string,
  operation: OperationName,
  name: string,
  along?: Readonly<Record<string, string>>,
];

/** One field of each kind of packages/contracts/src/forms, in a body with the field. */
const bodyFields: readonly Field[] = [
  ['line', 'user.register', 'nameFirst'],
  ['prose', 'staff-about.create', 'jobDescription'],
  ['detail', 'camper.create', 'newCamperVal', { newCamper: 'Yes' }],
  ['phone', 'user.register', 'phone'],
  ['optional phone', 'user.register', 'phoneAlt'],
  ['email', 'user.send-password-reset', 'email'],
  ['zip', 'user.register', 'addressZip'],
  ['state', 'user.register', 'addressState'],
  ['password', 'user.register', 'password'],
  ['confirmation of it', 'user.register', 'passwordConf'],
  ['password of a login', 'user.login', 'password'],
  ['link', 'user.verify', 'emailVerificationUUID'],
  ['choice', 'camper.create', 'grade'],
  ['date', 'camper.create', 'birthdate'],
  ['box', 'camper.create', 'medicalConfirm'],
  ['number', 'staff-about.create', 'order'],
  ['dollars', 'stripe.donate', 'amount'],
  ['ids', 'stripe.create', 'campers'],
  ['no field', 'user.login', 'unknown'],
];

/** Fields of queries. */
const queryFields: readonly Field[] = [
  ...(['q', 'sort', 'page', 'pageSize', 'year', 'paid'] as const).map((name): Field => [
    name,
    'camper.list',
    name,
  ]),
  ['id', 'data.user', 'id'],
];

/** A way to send a text to the API. */
export interface Way {
  name: string;
  fields: readonly Field[];
  /** Creates the request whose field contains the text. */
  request(field: Field, text: string, token: string): Buffer;
}

const fieldsOf = ([, , name, along]: Field, text: string) => ({ ...along, [name]: text });

const pathOf = ([, operation]: Field) => `/api${operations[operation].path}`;

/** A text of 100 kB, truncated so that its encoded form fits a query. */
const asMuchAsFits = (text: string) => {
  const short = text.slice(0, 14_000);
  const encoded = encodeURIComponent(short).length / short.length;
  return encodeURIComponent(short.slice(0, Math.floor(short.length / Math.max(1, encoded))));
};

/** Ways to send a text: JSON, compressed JSON, a form, a query, and the header that every operation reads. */
export const ways: readonly Way[] = [
  {
    ...{ name: 'JSON', fields: bodyFields },
    request: (field, text, token) => requestOf({ path: pathOf(field), token, json: fieldsOf(field, text) }),
  },
  {
    ...{ name: 'gzip', fields: bodyFields },
    request: (field, text, token) =>
      requestOf({
        ...{ path: pathOf(field), token, body: gzipSync(JSON.stringify(fieldsOf(field, text))) },
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      }),
  },
  {
    ...{ name: 'multipart', fields: bodyFields },
    request: (field, text, token) =>
      requestOf({ path: pathOf(field), token, ...formOf(fieldsOf(field, text)) }),
  },
  {
    ...{ name: 'query', fields: queryFields },
    request: (field, text, token) =>
      requestOf({ path: `${pathOf(field)}?${field[2]}=${asMuchAsFits(text)}`, token }),
  },
  {
    ...{ name: 'Authorization header', fields: [['token', 'camp.list', 'authorization']] },
    request: (field, text) =>
      requestOf({
        path: pathOf(field),
        headers: { Authorization: `x${text.slice(0, 14_000).replace(/[^\x20-\x7e]/g, '-')}` },
      }),
  },
];
