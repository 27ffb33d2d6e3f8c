import { namesAt } from '@camp/contracts/records/names';
import { registrationRecords } from '@camp/contracts/registries/records';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { ClientSession, Types } from 'mongoose';
import type { Models } from '../models';
import { registrationsOf } from './registrations-of';

/**
 * The stored fields with a kind's medical answers and what follows from them. The declaration names the answers, so a
 * new one is deleted too.
 */
export const medicalPathsOf = (kind: AttendeeKind): string[] => [
  ...namesAt(registrationRecords[kind], 'medical'),
  ...['flags', 'imageUnreadable'],
];

/** Deletes the medical answers and pictures of a registration, and states when. */
export async function deleteMedical(
  models: Models,
  kind: AttendeeKind,
  _id: Types.ObjectId,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const gone = Object.fromEntries([...medicalPathsOf(kind), 'medicalUntil'].map((path) => [path, 1]));
  await registrationsOf(models, kind).updateOne(
    { _id },
    { $unset: gone, $set: { imageId: null, medicalDeletedAt: now } },
    { session, timestamps: false },
  );
  await models.Image.deleteMany({ subject: kind, recordId: _id }, { session });
}
