import { camperForm } from '@camp/contracts/camper/form';
import { camperList } from '@camp/contracts/camper/list';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { trusted, Types } from 'mongoose';
import { ProblemError } from '../refusals/problem';
import type { ListedKind } from '../registration/registration-kind';
import { campersAsSeenBy } from './campers-as-seen-by';
import { overdueIn } from './overdue';

const paidStates: Readonly<Record<string, boolean | null>> = { null: null, false: false, true: true };
const nobody = { _id: trusted({ $in: [] }) };
/** A parameter that isn't a filter of the list. */
const ofAccount = { account: (id: string) => ({ userId: new Types.ObjectId(id) }) };

/** Campers, as a kind of registration. */
export const camperKind: ListedKind<StoredCamper, CamperRecord, typeof camperList> & { image: 'camper' } = {
  subject: 'camper',
  name: 'Camper',
  form: camperForm,
  model: ({ Camper }) => Camper,
  image: 'camper',
  asSeenBy: campersAsSeenBy,
  list: camperList,
  searchable: ['nameFirst', 'nameLast', 'parentNameFirst', 'parentNameLast', 'emailAddress'],
  searchableDigits: ['phoneNumber', 'phoneNumberAlt'],
  meanings: ({ models, clock }, { campYear, camp }) => ({
    paid: (paid) => ({ paid: paidStates[paid] ?? null }),
    waitlist: (waitlist) => ({ waitlist: waitlist === 'true' }),
    seat: (seat) => ({ waitlist: seat === 'waiting' }),
    overdue: async () => {
      const ofYear = camp ?? (await models.Camp.findOne({ year: campYear }).lean<StoredCamp>());
      return overdueIn(ofYear, clock.now()) ?? nobody;
    },
    ...ofAccount,
  }),
  fileName: 'campers',
  // Readers of the waitlist alone see neither (`seenPart`).
  inFile: {
    status: (camper) => ('paid' in camper ? camperStatusWords[camperStatus(camper)] : undefined),
    seat: (camper) => ('waitlist' in camper ? (camper.waitlist ? 'Waitlist' : 'Seated') : undefined),
  },
};

/** The error if the account registers the same child again. */
export const duplicate = () =>
  new ProblemError('duplicate', 'This camper is already registered for this camp.');
