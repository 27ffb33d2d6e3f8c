import type { Paid } from '@camp/contracts/camper/operations';
import { camperRecord, type CamperInput } from '@camp/contracts/camper/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import {
  indexPersonRegistrations,
  personRegistrationPaths,
  type StoredPersonRegistration,
} from '../registration/registration-paths';

/** A camper's registration: the answers of the form and its state. */
export type StoredCamper = CamperInput &
  Omit<StoredPersonRegistration, 'late'> & {
    /** null submitted, false awaiting payment, true paid. */
    paid: Paid;
    waitlist: boolean;
    /** The arrival number in the camp, from 1. A freed seat goes to the lowest waiting one. */
    arrival: number;
    /** Moved by an administrator: never offered a seat or moved automatically. */
    pinned: boolean;
    /** The family asked for the waitlist: never offered a seat automatically. */
    chosenWaitlist: boolean;
    /**
     * Registrations of the same child by other accounts that an administrator decided to keep. Families aren't
     * informed.
     */
    keptBeside?: Types.ObjectId[];
    /** When the family was last asked to pay. */
    linkSentAt?: Date;
  };

// Who registers late pays more, which follows from the day.
const { late: _, ...registrationPaths } = personRegistrationPaths;

/** A unique index lets a person be registered once per owner and camp (invariant I2); the others serve the lists. */
export const storedCamperSchema = new Schema<StoredCamper>({
  ...pathsOf(camperRecord),
  ...registrationPaths,
  paid: { type: Boolean, default: null },
  waitlist: { type: Boolean, required: true },
  arrival: { type: Number, required: true },
  pinned: { type: Boolean, required: true, default: false },
  chosenWaitlist: { type: Boolean, required: true, default: false },
  keptBeside: { type: [Schema.Types.ObjectId], default: undefined },
  linkSentAt: Date,
});

// A deleted registration is really gone, so every one that is stored is active.
storedCamperSchema.index({ campId: 1, waitlist: 1, arrival: 1 });
indexPersonRegistrations(storedCamperSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ...['grade', 'paid', 'waitlist'].map((first) => [first, 'nameLast', 'nameFirst']),
]);
