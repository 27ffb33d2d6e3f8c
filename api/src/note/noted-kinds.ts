import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { Models } from '@camp/database/models';
import type { ClientSession } from 'mongoose';

/** Finds a record of each kind; one that is missing does not compile. */
export const findNoted: Record<
  AttendeeKind,
  (models: Models, id: string, session?: ClientSession) => Promise<object | null>
> = {
  camper: ({ Camper }, id, session) => Camper.findById(id, { _id: 1 }, { session }).lean(),
  counselor: ({ Counselor }, id, session) => Counselor.findById(id, { _id: 1 }, { session }).lean(),
  staff: ({ StaffApplication }, id, session) => StaffApplication.findById(id, { _id: 1 }, { session }).lean(),
};

/** All of them. */
export const notedKinds = Object.keys(findNoted) as AttendeeKind[];
