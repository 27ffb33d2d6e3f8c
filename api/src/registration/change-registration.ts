import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { Answers } from '@camp/contracts/records/rules';
import { isSignedAnew, signaturesAfter } from '@camp/contracts/records/signatures';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import { setAndUnset } from '@camp/database/set-and-unset';
import { Types, type ClientSession, type UpdateQuery } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { countUpdate } from '../records/count-update';
import { noteChange } from '../records/note-change';
import { transact, type RecordEvent } from '../transact';
import { checkedChangesOf } from './checked-changes';
import { mayEdit, mayEditAll, maySeeMedical } from './policies';
import { changeProof, checkedProofOf, proofErrors, proofField, type Transaction } from './proof';
import { refuse } from '../refusals/refuse';
import { refuseAnotherPerson } from './refuse-another-person';
import { isSilent } from './silence';
import type { PersonForm, PersonKind, RegistrationKind, StoredKind } from './registration-kind';

/** What is to change, as it was sent; what was not sent stays. */
export interface Change {
  id: string;
  sent: Answers;
  file?: UploadedFile | undefined;
  /** Whoever changes it wants no mail to the family. */
  silent?: boolean;
}

/**
 * Changes the registration of somebody who comes to camp; its owner gets a mail that names what changed. A new picture
 * takes the old one's place; the answer No takes it away.
 */
export async function changeRegistration<
  Form extends PersonForm,
  Stored extends StoredPersonRegistration,
  Presented,
>(
  deps: Dependencies,
  person: Person,
  kind: PersonKind<Stored, Presented, Form>,
  { id, sent, file, silent = false }: Change,
): Promise<Stored> {
  const run = async (session: ClientSession, record: RecordEvent): Promise<Stored> => {
    const { found, camp } = await findToChange(deps, person, kind, { id, session });
    const read = kind.readForCamp?.(sent, camp) ?? sent;
    const changes = checkedChangesOf(
      { record: kind.form.record, update: kind.form.update, stored: found, sent: read, file },
      maySeeMedical(person, kind.subject, found),
    );
    // Each kind has what every form of a person has; which answers besides, only its own declaration says.
    const merged = { ...found, ...changes } as unknown as PersonForm;
    const image = checkedProofOf(file, merged.covid);
    refuse([
      ...(kind.errorsOfCamp?.(changes, camp) ?? []),
      ...('covid' in changes || image ? proofErrors(merged, Boolean(image ?? found.imageId)) : []),
    ]);
    const names = Object.keys(changes);
    await refuseAnotherPerson(deps, person, { subject: kind.subject, registration: found, names, session });
    const proof = { subject: kind.image, found, covid: merged.covid, image };
    const imageId = await changeProof(deps, proof, { session, record });
    const fields = [...names, ...(imageId === found.imageId ? [] : [proofField])];
    const signer = { userId: new Types.ObjectId(person.userId), at: deps.clock.now() };
    const signatures = signaturesAfter(kind.form.record, read, signer, found);
    if (fields.length === 0 && !isSignedAnew(signatures, found.signatures)) return found;
    const system = {
      signatures,
      imageId,
      personKey: personKeyOf(merged),
      flags: camperFlagsOf({ ...merged, imageId }),
    };
    const updated = await storeChange(deps, person, kind, {
      ...{ session, record, found, fields, silent },
      values: { ...changes, ...system },
    });
    await kind.alsoChange?.(deps.models, session, updated);
    return updated;
  };
  await countUpdate(deps, person, kind.subject);
  return transact(deps, run).catch(onDuplicateKey(kind.duplicate));
}

/**
 * The registration that a person may change: one's own until camp begins, anybody's with `edit-all`.
 *
 * @throws ProblemError 404, 409 once camp has begun
 */
export async function findToChange<Stored extends StoredRegistration, Presented>(
  { models, clock }: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  { id, session }: { id: string; session: ClientSession },
): Promise<{ found: Stored; camp: StoredCamp }> {
  const found = await kind.model(models).findById(id).session(session).lean<Stored>();
  if (!found || !mayEdit(person, kind.subject, found)) throw notFound(kind.name);
  const camp = await models.Camp.findById(found.campId).session(session).lean<StoredCamp>();
  if (!camp) throw notFound('Camp');
  if (!mayEditAll(person, kind.subject) && clock.now() > camp.startDate)
    throw new ProblemError('conflict', `Camp has begun: this ${kind.noun} can no longer be changed.`);
  return { found, camp };
}

/** A change that was checked. */
interface CheckedChange<Stored> extends Transaction {
  found: Stored;
  /** Names of the answers that change. */
  fields: readonly string[];
  values: object;
  silent: boolean;
}

/** Stores what changes of a registration, writes down who changed which answers, and has its owner told. */
export async function storeChange<Stored extends Pick<StoredRegistration, '_id' | 'userId'>>(
  deps: Dependencies,
  person: Person,
  kind: StoredKind<Stored>,
  { session, record, found, fields, values, silent }: CheckedChange<Stored>,
): Promise<Stored> {
  // What the fields are of, the record's own check has said.
  const change = setAndUnset(values) as UpdateQuery<Stored>;
  const updated = await kind
    .model(deps.models)
    .findByIdAndUpdate(found._id, change, { session, returnDocument: 'after' })
    .lean<Stored>();
  if (!updated) throw notFound(kind.name);
  const { subject, form } = kind;
  const asked = { subject, record: form.record, registration: found, names: fields, silent };
  const noted = { subject, recordId: found._id, names: fields, silent: isSilent(person, asked) };
  if (fields.length > 0) await noteChange(deps, person, noted, { session, record });
  return updated;
}
