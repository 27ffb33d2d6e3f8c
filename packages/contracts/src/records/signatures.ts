import type { ConfirmationField, Field } from './field';
import type { Fields, WithFields } from './names';

/** A person's agreement to a text. */
export interface Signature<Id = string, Instant = string> {
  /** The account that was logged in. */
  userId: Id;
  /** Version of the text. */
  version: number;
  at: Instant;
}

/** A record's signatures by confirmation. Records of an earlier version have none. */
export type Signatures<Id = string, Instant = string> = Readonly<Record<string, Signature<Id, Instant>>>;

/** The texts that a record asks to agree to, by name. */
export const confirmationsOf = ({ fields }: WithFields<Fields>): [string, ConfirmationField][] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === 'confirmation' ? [[name, field]] : [],
  );

/** The text that was agreed to. The current one if the version is unknown. */
export const textOfVersion = ({ question, earlierTexts = [] }: ConfirmationField, version: number): string =>
  earlierTexts[version - 1] ?? question;

/** The current version of a text to agree to. */
export const versionOf = ({ version }: Pick<ConfirmationField, 'version'>): number =>
  typeof version === 'number' ? version : version();

/**
 * Whether a confirmation still counts: it was given, and its text hasn't changed since. A confirmation without a
 * signature is older than signatures, and counts for version 1.
 */
export const isStillAgreed = (
  field: ConfirmationField,
  given: unknown,
  signature: Pick<Signature, 'version'> | undefined,
): boolean => given === true && (signature?.version ?? 1) === versionOf(field);

/** The parts of a stored record that its signatures depend on. */
interface SignedBefore<Id, Instant> {
  signatures?: Signatures<Id, Instant> | undefined;
}

/**
 * The signatures of a record after it is sent. First agreements, and new ones to a changed text, are signed by the
 * sender. All other signatures stay.
 * @param sent - the answers, validated or not
 * @param signer - the sender and the time
 * @param before - the stored record, if there is one
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
  const signed = again.map(([name, field]) => [name, { ...signer, version: versionOf(field) }]);
  return { ...signatures, ...(Object.fromEntries(signed) as Signatures<Id, Instant>) };
}

/** Whether there is a new signature. @param after - result of `signaturesAfter` with `before` */
export const isSignedAgain = <Id, Instant>(
  after: Signatures<Id, Instant>,
  before: Signatures<Id, Instant> = {},
): boolean => Object.keys(after).some((name) => after[name] !== before[name]);

const valueIn = (answers: object, name: string) => (answers as Readonly<Record<string, unknown>>)[name];

/** A form sends its checkbox as text. */
const isTicked = (value: unknown) => value === true || value === 'true';
