import type { ConfirmationField, Field } from './field';
import type { Fields, WithFields } from './names';

/** That somebody agreed to a text by its tick. */
export interface Signature<Id = string, Instant = string> {
  /** The account that was logged in. */
  userId: Id;
  /** Of the text that was agreed to. */
  version: number;
  at: Instant;
}

/** What was agreed to in a record, by the confirmations' names; records of an earlier version have none. */
export type Signatures<Id = string, Instant = string> = Readonly<Record<string, Signature<Id, Instant>>>;

/** The texts that a record asks to agree to, by name. */
export const confirmationsOf = ({ fields }: WithFields<Fields>): [string, ConfirmationField][] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === 'confirmation' ? [[name, field]] : [],
  );

/** The text as it stood when it was agreed to; the present one where it is not known. */
export const textOfVersion = ({ question, earlierTexts = [] }: ConfirmationField, version: number): string =>
  earlierTexts[version - 1] ?? question;

/**
 * Whether a confirmation still counts: it was given, and its text has not been changed since. One without a signature
 * was given before signatures were kept, to the first text.
 */
export const isStillAgreed = (
  { version }: ConfirmationField,
  given: unknown,
  signature: Pick<Signature, 'version'> | undefined,
): boolean => given === true && (signature?.version ?? 1) === version;

/** A record before it is sent again, as far as its signatures go. */
interface SignedBefore<Id, Instant> {
  signatures?: Signatures<Id, Instant> | undefined;
}

/**
 * The signatures of a record after somebody has sent it: what is agreed to for the first time, or anew since its text
 * has changed, is signed by them; everything else stays as it was signed.
 *
 * @param sent the answers as they came, or checked
 * @param signer who sends them, and when
 * @param before the stored record, if there is one
 */
export function signaturesAfter<Id, Instant>(
  record: WithFields<Fields>,
  sent: object,
  signer: { userId: Id; at: Instant },
  before: object & SignedBefore<Id, Instant> = {},
): Signatures<Id, Instant> {
  const { signatures = {} } = before;
  const again = confirmationsOf(record).filter(
    ([name, field]) =>
      isTicked(valueIn(sent, name)) && !isStillAgreed(field, valueIn(before, name), signatures[name]),
  );
  const signed = again.map(([name, { version }]) => [name, { ...signer, version }]);
  return { ...signatures, ...(Object.fromEntries(signed) as Signatures<Id, Instant>) };
}

/** Whether somebody has signed since. @param after - by `signaturesAfter` of the record with `before` */
export const isSignedAgain = <Id, Instant>(
  after: Signatures<Id, Instant>,
  before: Signatures<Id, Instant> = {},
): boolean => Object.keys(after).some((name) => after[name] !== before[name]);

const valueIn = (answers: object, name: string) => (answers as Readonly<Record<string, unknown>>)[name];

/** A form brings its tick as text. */
const isTicked = (value: unknown) => value === true || value === 'true';
