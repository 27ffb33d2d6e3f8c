import { campDaysOfLabels } from '@camp/contracts/camp/camp-days';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { Answers } from '@camp/contracts/records/rules';
import { signaturesAfter } from '@camp/contracts/records/signatures';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord as record } from '@camp/contracts/staff-application/record';
import { staffApplicationUpdate } from '@camp/contracts/staff-application/update';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { setAndUnset } from '@camp/database/set-and-unset';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { Types, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../http/call';
import type { Person } from '../http/person';
import { notFound, ProblemError } from '../http/problem';
import { deleteImages, replaceImage } from '../image/store-image';
import { noteChange } from '../records/note-change';
import { checkedChangesOf } from '../registration/checked-changes';
import { mayEdit, mayEditAll, maySeeMedical } from '../registration/policies';
import { checkedProofOf, proofComplaints } from '../registration/proof';
import { refuse } from '../registration/refuse';
import { transact } from '../transact';
import { dayComplaints } from './checked-days';
import { appliedAlready } from './create-staff-application';
import { viewStaffApplication } from './present-staff-application';

/** What is to change, as it was sent; what was not sent stays. */
export interface StaffApplicationChange {
  sent: Answers;
  file: UploadedFile | undefined;
}

/**
 * Changes an application: its owner until camp begins, holders of `edit-all` at any time. A new picture takes the old
 * one's place; the answer No takes it away.
 */
export async function updateStaffApplication(
  deps: Dependencies,
  person: Person,
  id: string,
  change: StaffApplicationChange,
): Promise<StaffApplicationRecord> {
  const updated = await transact(deps, async (session, recordEvent) => {
    const { application, camp } = await findEditable(deps, person, id, session);
    const sent = { ...change.sent };
    if ('daysAtCamp' in sent) sent['daysAtCamp'] = campDaysOfLabels(sent['daysAtCamp'], camp.startDate);
    const changes = checkedChangesOf(
      { record, update: staffApplicationUpdate, stored: application, sent, file: change.file },
      maySeeMedical(person, 'staff', application),
    );
    const merged = { ...application, ...changes };
    const { _id: recordId } = application;
    const image = checkedProofOf(change.file, merged.covid);
    refuse([
      ...('daysAtCamp' in changes ? dayComplaints(merged.daysAtCamp, camp.startDate) : []),
      ...('covid' in changes || image
        ? proofComplaints(merged, (image ?? application.imageId) !== null)
        : []),
    ]);
    refuseAnotherPerson(person, application, changes);
    const picture = { _id: new Types.ObjectId(), subject: 'staff', recordId } as const;
    if (image) await replaceImage(deps, session, recordEvent, { ...picture, ...image });
    else if (merged.covid === 'No') await deleteImages(deps, session, picture);
    const imageId = image ? picture._id : merged.covid === 'No' ? null : application.imageId;
    const names = [
      ...Object.keys(changes),
      ...(String(imageId) === String(application.imageId) ? [] : ['covidVaccineImage']),
    ];
    const noted = { subject: 'staff', recordId, names } as const;
    if (names.length > 0) await noteChange(deps, person, noted, { session, record: recordEvent });
    const signer = { userId: new Types.ObjectId(person.userId), at: deps.clock.now() };
    const system = {
      imageId,
      personKey: personKeyOf(merged),
      flags: camperFlagsOf({ ...merged, imageId }),
      signatures: signaturesAfter(record, sent, signer, application),
    };
    return deps.models.StaffApplication.findByIdAndUpdate(recordId, setAndUnset({ ...changes, ...system }), {
      session,
      returnDocument: 'after',
    }).lean<StoredStaffApplication>();
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? appliedAlready() : error;
  });
  if (!updated) throw notFound('Staff application');
  return viewStaffApplication(deps, person, updated);
}

async function findEditable(
  { models, clock }: Dependencies,
  person: Person,
  id: string,
  session: ClientSession,
): Promise<{ application: StoredStaffApplication; camp: StoredCamp }> {
  const application = await models.StaffApplication.findById(id)
    .session(session)
    .lean<StoredStaffApplication>();
  if (!application || !mayEdit(person, 'staff', application)) throw notFound('Staff application');
  const camp = await models.Camp.findById(application.campId).session(session).lean<StoredCamp>();
  if (!camp) throw notFound('Camp');
  if (!mayEditAll(person, 'staff') && clock.now() > camp.startDate)
    throw new ProblemError('conflict', 'Camp has begun: this application can no longer be changed.');
  return { application, camp };
}

/** An application is not handed on: a typing mistake is mended, another person applies anew. */
function refuseAnotherPerson(person: Person, stored: StoredStaffApplication, changes: object): void {
  const isRenamed = 'nameFirst' in changes || 'nameLast' in changes;
  if (mayEditAll(person, 'staff') || !isRenamed || !('birthdate' in changes)) return;
  const message = `Name and birthdate together can only be changed by the camp: this is the application of ${stored.nameFirst} ${stored.nameLast}.`;
  refuse([{ path: 'birthdate', message }]);
}
