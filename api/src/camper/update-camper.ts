import { closedToChange } from '@camp/contracts/camper/closed-to-change';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { camperForm } from '@camp/contracts/camper/form';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { camperRecord } from '@camp/contracts/camper/record';
import { canBeBirthdate } from '@camp/contracts/forms/date-fields';
import type { Answers } from '@camp/contracts/records/rules';
import { isSignedAnew, signaturesAfter } from '@camp/contracts/records/signatures';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import { owns, type Person } from '../auth/person';
import { invalidField, notFound, ProblemError } from '../refusals/problem';
import { countUpdate } from '../records/count-update';
import { transact } from '../transact';
import { checkedChangesOf } from '../registration/checked-changes';
import { mayEdit, mayEditAll, maySeeMedical } from '../registration/policies';
import { storeChange } from '../registration/change-registration';
import { changeProof, checkedProofOf, proofField, type Transaction } from '../registration/proof';
import { refuseAnotherPerson } from '../registration/refuse-another-person';
import { camperKind, duplicate } from './camper-kind';
import { viewRegistration } from '../registration/view-registrations';

/** What is to change, as it was sent; what was not sent stays. */
export interface CamperChange {
  sent: Answers;
  file: UploadedFile | undefined;
  /** Whoever changes it wants no mail to the family. */
  silent?: boolean;
}

/**
 * Changes a registration: its owner the medical answers until camp begins and the rest while it is unpaid, holders of
 * `edit-all` everything that they see. What follows from the answers follows anew; its family and the camp are told.
 *
 * @throws ProblemError 409 for an answer that is closed by now, and for a child who is registered twice then
 */
export async function updateCamper(
  deps: Dependencies,
  person: Person,
  id: string,
  change: CamperChange,
): Promise<CamperRecord> {
  await countUpdate(deps, person, 'camper');
  const updated = await transact(deps, async (session, record) => {
    // As it is now: what may be changed depends on whether it is paid for meanwhile.
    const camper = await deps.models.Camper.findById(id).session(session).lean<StoredCamper>();
    if (!camper || !mayEdit(person, 'camper', camper)) throw notFound('Camper');
    return changeCamper(deps, person, { camper, ...change }, { session, record });
  }).catch(onDuplicateKey(duplicate));
  return viewRegistration(deps, person, camperKind, updated);
}

async function changeCamper(
  deps: Dependencies,
  person: Person,
  { camper, sent, file, silent = false }: CamperChange & { camper: StoredCamper },
  transaction: Transaction,
): Promise<StoredCamper> {
  const { clock } = deps;
  const now = clock.now();
  const sentChange = { record: camperRecord, update: camperForm.update, stored: camper, sent, file };
  const changes = checkedChangesOf(sentChange, maySeeMedical(person, 'camper', camper));
  if (changes.birthdate && !canBeBirthdate(changes.birthdate, now))
    throw invalidField('birthdate', 'Enter a valid date.');
  const merged: StoredCamper = { ...camper, ...(changes as Partial<StoredCamper>) };
  const image = checkedProofOf(file, merged.covid);
  const imageId = await changeProof(
    deps,
    { subject: 'camper', found: camper, covid: merged.covid, image },
    transaction,
  );
  const names = [...Object.keys(changes), ...(imageId === camper.imageId ? [] : [proofField])];
  await refuseClosed(deps, person, camper, names);
  const renaming = { subject: 'camper', registration: camper, names, session: transaction.session } as const;
  await refuseAnotherPerson(deps, person, renaming);
  const signer = { userId: new Types.ObjectId(person.userId), at: now };
  const signatures = signaturesAfter(camperRecord, sent, signer, camper);
  const isSigned = isSignedAnew(signatures, camper.signatures);
  if (names.length === 0 && !isSigned) return camper;
  const values = {
    ...changes,
    imageId,
    ...(isSigned && { signatures }),
    personKey: personKeyOf(merged),
    flags: camperFlagsOf({ ...merged, imageId }),
  };
  return storeChange(deps, person, camperKind, {
    ...transaction,
    found: camper,
    fields: names,
    values,
    silent,
  });
}

/** @throws ProblemError 409 for the first of these answers that this person cannot change any more */
async function refuseClosed(
  { models, clock }: Dependencies,
  person: Person,
  camper: StoredCamper,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0 || mayEditAll(person, 'camper')) return;
  const camp = await models.Camp.findById(camper.campId).lean<StoredCamp>();
  if (!camp) throw new Error(`The camp of camper ${camper._id.toString()} is missing.`);
  const standing = {
    editsAll: false,
    seesMedical: owns(person, camper),
    paid: camper.paid,
    startDate: camp.startDate,
    now: clock.now(),
  };
  for (const name of names) {
    const reason = closedToChange(name, standing);
    if (reason) throw new ProblemError('conflict', reason);
  }
}
