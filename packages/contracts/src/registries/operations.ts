import * as accessTokenOperations from '../access-token/operations';
import * as auditOperations from '../audit/operations';
import * as campOperations from '../camp/operations';
import * as campFiguresOperations from '../camp-figures/operations';
import * as camperOperations from '../camper/operations';
import * as contentOperations from '../content/operations';
import * as counselorApplicationOperations from '../counselor-application/operations';
import * as counselorOperations from '../counselor/operations';
import * as camperWaitlistOperations from '../camper-waitlist/operations';
import * as fullExportOperations from '../full-export/operations';
import * as importOperations from '../import/operations';
import * as parentOperations from '../parent/operations';
import * as donationOperations from '../donation/operations';
import * as messageOperations from '../message/operations';
import * as noteOperations from '../note/operations';
import * as failedJobOperations from '../failed-work/operations';
import type { Operation } from '../operations/operation';
import * as outgoingWebhookOperations from '../outgoing-webhook/operations';
import * as paymentOperations from '../payment/operations';
import * as photographOperations from '../photograph/operations';
import * as relatedRecordsOperations from '../related-records/operations';
import * as roleOperations from '../role/operations';
import * as savedViewOperations from '../saved-view/operations';
import * as staffApplicationOperations from '../staff-application/operations';
import * as staffProfileOperations from '../staff-profile/operations';
import * as systemOperations from '../system/operations';
import * as testEntryOperations from '../test-entry/operations';
import * as userOperations from '../user/operations';
import * as passkeyOperations from '../user/passkey-operations';
import * as secondFactorOperations from '../user/second-factor-operations';
import * as sessionOperations from '../user/session-operations';
import * as vaccinationOperations from '../vaccination/operations';

/** A name in the form of addresses: `sendPaymentLink` becomes `send-payment-link`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;

type Named<Prefix extends string, Declared> = {
  [Name in keyof Declared & string as `${Prefix}.${Hyphenated<Name>}`]: Declared[Name];
};

/** Everything that a concept's file exports is an operation, so none can be forgotten here. */
function named<const Prefix extends string, Declared extends Record<keyof Declared, Operation>>(
  prefix: Prefix,
  declared: Declared,
): Named<Prefix, Declared> {
  const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, operation]) => [`${prefix}.${hyphenated(name)}`, operation]),
  ) as Named<Prefix, Declared>;
}

/**
 * Every call of the API, for the server and the tests. A call without a handler, a summary or a row in the access table
 * doesn't compile. Browsers don't load this list: pages import a concept's calls (`camperOperations.create`), and the
 * build keeps the used ones only.
 */
export const operations = {
  ...named('user', userOperations),
  ...named('user', sessionOperations),
  ...named('user', secondFactorOperations),
  ...named('user', passkeyOperations),
  ...named('role', roleOperations),
  ...named('camp', campOperations),
  ...named('camp', campFiguresOperations),
  ...named('camper', camperOperations),
  ...named('camper-waitlist', camperWaitlistOperations),
  ...named('parent', parentOperations),
  ...named('staff', staffApplicationOperations),
  ...named('counselor', counselorOperations),
  ...named('counselor-app', counselorApplicationOperations),
  ...named('covid-19-upload', vaccinationOperations),
  ...named('stripe', paymentOperations),
  ...named('stripe', donationOperations),
  ...named('data', relatedRecordsOperations),
  ...named('staff-about', staffProfileOperations),
  ...named('content', contentOperations),
  ...named('photograph', photographOperations),
  ...named('view', savedViewOperations),
  ...named('audit', auditOperations),
  ...named('full-export', fullExportOperations),
  ...named('import', importOperations),
  ...named('note', noteOperations),
  ...named('message', messageOperations),
  ...named('test', testEntryOperations),
  ...named('failed-work', failedJobOperations),
  ...named('system', systemOperations),
  ...named('outgoing-webhook', outgoingWebhookOperations),
  ...named('access-token', accessTokenOperations),
};

/** The name of a call, such as `camper.create`. */
export type OperationName = keyof typeof operations;

/** The name of a call that needs no login. */
export type PublicOperationName = {
  [Name in OperationName]: (typeof operations)[Name]['access'] extends 'public' ? Name : never;
}[OperationName];
