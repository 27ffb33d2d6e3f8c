import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { Types } from 'mongoose';
import { viewCamper } from '../camper/view-campers';
import { counselorKind } from '../counselor/counselor-kind';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { viewRegistration } from '../registration/view-registrations';
import { staffApplicationKind } from '../staff-application/staff-application-kind';

/** What every registration that can be proved has. */
export interface Proved {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  birthdate: Date;
  covid?: 'Yes' | 'No' | undefined;
  imageId: Types.ObjectId | null;
}

type View<Stored extends Proved, Answer> = (
  deps: Dependencies,
  person: Person,
  stored: Stored,
) => Promise<Answer>;

/** How each kind of registration whose vaccination can be proved is answered, by its permission subject. */
export const viewsOfProved = {
  camper: viewCamper as View<StoredCamper, CamperRecord>,
  counselor: ((deps, person, stored) => viewRegistration(deps, person, counselorKind, stored)) as View<
    StoredCounselor,
    CounselorRecord
  >,
  staff: ((deps, person, stored) => viewRegistration(deps, person, staffApplicationKind, stored)) as View<
    StoredStaffApplication,
    StaffApplicationRecord
  >,
} satisfies Record<Exclude<ImageSubject, 'staff-about'>, unknown>;

/** What a kind answers. */
export type AnswerOf<Kind extends AttendeeKind> = Awaited<ReturnType<(typeof viewsOfProved)[Kind]>>;
