import { closedReasons } from '@camp/contracts/camper/closed-to-change';
import type { YesNo } from '@camp/contracts/forms/fields';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { imageOwners } from '@camp/database/image/image-rules';
import { Types, type ClientSession, type Model } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import { owns, type Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { deleteImages, replaceImage } from '../image/store-image';
import { checkedProofOf, proofErrors } from '../registration/proof';
import { mayReadAllMedical, maySeeMedical } from '../registration/policies';
import { countUpdate } from '../records/count-update';
import { recordChange } from '../records/record-change';
import { refuse } from '../refusals/refuse';
import { transact } from '../transact';
import { camperKind } from '../camper/camper-kind';
import { counselorKind } from '../counselor/counselor-kind';
import type { Listed, ListedKind } from '../registration/registration-kind';
import { viewRegistration } from '../registration/view-registrations';
import { staffApplicationKind } from '../staff-application/staff-application-kind';

/** Fields of every registration with a proof of vaccination. */
interface Proved extends Listed {
  birthdate: Date;
  covid?: YesNo | undefined;
  imageId: Types.ObjectId | null;
}

const provedKinds = { camper: camperKind, counselor: counselorKind, staff: staffApplicationKind } as const;

type AnswerOf<Kind extends AttendeeKind> = PriorRecords[Kind][number];

/** A proof as it is sent. */
export interface Proof {
  id: string;
  covid: YesNo;
  file: UploadedFile | undefined;
}

/**
 * Stores a proof of vaccination until camp begins. A new picture replaces the old one, and the answer No deletes it, in
 * one step. The owner and holders of `data` on the kind may do it. Another person's No is emailed to the owner.
 * @throws ProblemError 404 for another person's registration, 409 once camp has begun, or 400 without a picture or for
 *   a child who is too young
 */
export async function proveVaccination<Kind extends AttendeeKind>(
  deps: Dependencies,
  person: Person,
  kind: Kind,
  { id, covid, file }: Proof,
): Promise<AnswerOf<Kind>> {
  if (!mayReadAllMedical(person, kind)) await countUpdate(deps, person, kind);
  const image = checkedProofOf(file, covid);
  const stored = await transact(deps, async (session, record) => {
    const proved = await findProvable(deps, person, kind, id, session);
    refuse(proofErrors({ covid, birthdate: proved.birthdate }, image !== undefined));
    const recordId = proved._id;
    const imageId = image ? new Types.ObjectId() : null;
    if (image && imageId) {
      await replaceImage(deps, session, record, { _id: imageId, subject: kind, recordId, ...image });
      await record('registration.proof-received', { kind, recordId: recordId.toString() });
    } else await deleteImages(deps, session, { subject: kind, recordId });
    const fields = [
      ...(covid === proved.covid ? [] : ['covid']),
      ...(image || proved.imageId ? ['covidVaccineImage'] : []),
    ];
    if (fields.length > 0) {
      // A picture has its own email.
      if (image || owns(person, proved))
        await writeAudit(deps.models, { ...doneBy(person, 'change', kind, [recordId]), fields }, session);
      else await recordChange(deps, person, { subject: kind, recordId, names: fields }, { session, record });
    }
    // Updated even if nothing else changes, so that of two concurrent proofs, the second one starts over.
    const change = { covid, imageId, 'flags.proof': imageId !== null };
    const owners = imageOwners(deps.models, kind) as unknown as Model<Proved>;
    return owners
      .findByIdAndUpdate(recordId, change, { session, returnDocument: 'after' })
      .lean<Proved>()
      .orFail();
  });
  const ofKind = provedKinds[kind] as unknown as ListedKind<Proved, AnswerOf<Kind>>;
  return viewRegistration(deps, person, ofKind, stored);
}

async function findProvable(
  { models, clock }: Dependencies,
  person: Person,
  kind: AttendeeKind,
  id: string,
  session: ClientSession,
): Promise<Proved> {
  const owners = imageOwners(models, kind) as unknown as Model<Proved>;
  const proved = await owners.findById(id).session(session).lean<Proved>();
  if (!proved || !maySeeMedical(person, kind, proved)) throw notFound('Registration');
  const camp = await models.Camp.findById(proved.campId).session(session).lean();
  if (!camp) throw notFound('Camp');
  if (clock.now() > camp.startDate) throw new ProblemError('conflict', closedReasons.begun());
  return proved;
}
