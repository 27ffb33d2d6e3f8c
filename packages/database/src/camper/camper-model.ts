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
    /** null: submitted. false: awaiting payment. true: paid. */
    paid: Paid;
    waitlist: boolean;
    /** The arrival number in the camp, from 1. A freed seat is offered to the waiting camper with the lowest number. */
    arrival: number;
    /** Whether an administrator moved the camper, who is then never offered a seat or moved automatically. */
    pinned: boolean;
    /** Whether the family asked for the waitlist. Such a camper is never offered a seat automatically. */
    chosenWaitlist: boolean;
    /** Registrations of the same child by other accounts that an administrator confirmed. Families aren't informed. */
    keptBeside?: Types.ObjectId[];
    /** When the family was last asked to pay. */
    linkSentAt?: Date;
  };

// The day of registration decides about the late fee.
const { late: _, ...registrationPaths } = personRegistrationPaths;

/** A unique index prevents a second registration of a person per owner and camp (I2). The others serve the lists. */
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

// Deleted registrations are removed from the database, so every stored one is active.
storedCamperSchema.index({ campId: 1, waitlist: 1, arrival: 1 });
indexPersonRegistrations(storedCamperSchema, [
  ['createdAt'],
  ['nameLast', 'nameFirst'],
  ...['grade', 'paid', 'waitlist'].map((first) => [first, 'nameLast', 'nameFirst']),
]);
