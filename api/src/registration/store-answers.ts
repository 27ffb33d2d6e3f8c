import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { Answers } from '@camp/contracts/records/rules';
import { isSignedAgain, signaturesAfter } from '@camp/contracts/records/signatures';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import { setAndUnset } from '@camp/database/set-and-unset';
import { Types, type UpdateQuery } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import type { CheckedImage } from '../image/check-image';
import type { UploadedFile } from '../operations/call';
import { recordChange } from '../records/record-change';
import { notFound } from '../refusals/problem';
import { changeProof, checkedProofOf, isProofChanged, proofField, type Transaction } from './proof';
import { refuseAnotherPerson } from './refuse-another-person';
import type { PersonForm, StoredKind } from './registration-kind';
import { isSilent } from './silence';

/** A validated change of answers. */
interface ChangedAnswers<Stored> {
  found: Stored;
  /** The sent answers, including signatures. */
  sent: Answers;
  changes: object;
  file: UploadedFile | undefined;
  silent: boolean;
  /**
   * Checks rules of the kind.
   * @param fields - names of the changed fields, including the picture
   */
  check: (
    fields: readonly string[],
    merged: PersonForm,
    image: CheckedImage | undefined,
  ) => void | Promise<void>;
}

/**
 * Stores changed answers of a person who attends camp, with the dependent picture, signatures, key and flags.
 * @returns `found` itself if nothing changes
 */
export async function storeAnswers<Stored extends Omit<StoredPersonRegistration, 'late'>>(
  deps: Dependencies,
  person: Person,
  kind: StoredKind<Stored> & { image: ImageSubject },
  { found, sent, changes, file, silent, check }: ChangedAnswers<Stored>,
  transaction: Transaction,
): Promise<Stored> {
  // Every kind has these common answers. Its declaration defines the others.
  const merged = { ...found, ...changes } as unknown as PersonForm;
  const image = checkedProofOf(file, merged.covid);
  const proof = { subject: kind.image, found, covid: merged.covid, image };
  const fields = [...Object.keys(changes), ...(isProofChanged(proof) ? [proofField] : [])];
  await check(fields, merged, image);
  const renaming = {
    subject: kind.subject,
    registration: found,
    names: fields,
    session: transaction.session,
  };
  await refuseAnotherPerson(deps, person, renaming);
  const imageId = await changeProof(deps, proof, transaction);
  const signer = { userId: new Types.ObjectId(person.userId), at: deps.clock.now() };
  const signatures = signaturesAfter(kind.form.record, sent, signer, found);
  const isSigned = isSignedAgain(signatures, found.signatures);
  if (fields.length === 0 && !isSigned) return found;
  const values = {
    ...changes,
    imageId,
    ...(isSigned && { signatures }),
    personKey: personKeyOf(merged),
    ...(!found.medicalDeletedAt && { flags: camperFlagsOf({ ...merged, imageId }) }),
  };
  return storeChange(deps, person, kind, { ...transaction, found, fields, values, silent });
}

/** A validated change. */
interface CheckedChange<Stored> extends Transaction {
  found: Stored;
  /** Names of the answers that change. */
  fields: readonly string[];
  values: object;
  silent: boolean;
}

/** Stores a change of a registration, audits the names of the answers, and emails the owner. */
export async function storeChange<Stored extends Pick<StoredRegistration, '_id' | 'userId'>>(
  deps: Dependencies,
  person: Person,
  kind: StoredKind<Stored>,
  { session, record, found, fields, values, silent }: CheckedChange<Stored>,
): Promise<Stored> {
  // The record's own check has already validated the fields.
  const change = setAndUnset(values) as UpdateQuery<Stored>;
  const updated = await kind
    .model(deps.models)
    .findByIdAndUpdate(found._id, change, { session, returnDocument: 'after' })
    .lean<Stored>();
  if (!updated) throw notFound(kind.name);
  const { subject, form } = kind;
  const asked = { record: form.record, registration: found, names: fields, silent };
  const noted = { subject, recordId: found._id, names: fields, silent: isSilent(person, asked) };
  if (fields.length > 0) await recordChange(deps, person, noted, { session, record });
  return updated;
}
