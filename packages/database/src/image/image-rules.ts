import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import {
  staffImageFormats,
  staffImageSizes,
  type StaffImageFormat,
} from '@camp/contracts/staff-profile/images';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Models } from '../models';
import { recordEvent } from '../outbox/record-event';

/** The renditions that the worker makes before it deletes the original. Sizes in pixels. */
export type Renditions =
  /** The picture as a whole, not larger than it was. */
  | { kind: 'whole'; longestSide: number }
  /** Squares around what draws the eye, in each of the formats, and a tiny one to wait with. */
  | { kind: 'squares'; sizes: readonly number[]; formats: readonly StaffImageFormat[] };

/** All that there is to know about the pictures of one kind of record. */
export interface ImageRules {
  /** The model of the records, which name their picture as `imageId`. */
  owner: 'Camper' | 'Counselor' | 'StaffApplication' | 'StaffProfile';
  renditions: Renditions;
  /** `everybody`: public and cached forever below `/images/`. `readers`: by an operation that checks rights. */
  servedTo: 'everybody' | 'readers';
  /** Fields of the record besides `imageId`. */
  record: {
    whenStored: object;
    /** Besides the tiny one to wait with; nothing changes in a record where absent. */
    whenReady?: object;
    whenUnreadable: object;
    /** Where it is deleted before its record. */
    whenDeleted?: object;
  };
  /** What stays of an unreadable file: its document without bytes, or nothing. */
  leftWhenUnreadable: 'document' | 'nothing';
  /** Records the event that notifies the owner of an unreadable picture. */
  notifyUnreadable?: (models: Models, session: ClientSession, recordId: string) => Promise<unknown>;
  /** `record`: as long as its record. Else milliseconds from the last instant of the record's camp. */
  retention: 'record' | number;
}

const day = 24 * 60 * 60 * 1000;

/** Named by the record no more; lists do not count it either. */
const withoutProof = { imageId: null, 'flags.proof': false };

/** Stored no longer than it may be needed, and deleted if unreadable. */
const proofOf = (kind: ImageSubject) =>
  ({
    renditions: { kind: 'whole', longestSide: 2_000 },
    servedTo: 'readers',
    record: {
      whenStored: {},
      whenUnreadable: { ...withoutProof, imageUnreadable: true },
      whenDeleted: { ...withoutProof, imageUnreadable: false },
    },
    leftWhenUnreadable: 'nothing',
    notifyUnreadable: (models, session, recordId) =>
      recordEvent(models, session, 'registration.proof-unreadable', { kind, recordId }),
    retention: 90 * day,
  }) as const satisfies Omit<ImageRules, 'owner'>;

/** Storing, resizing, giving up, deleting and serving a picture all look here. */
export const imageRules = {
  camper: { ...proofOf('camper'), owner: 'Camper' },
  staff: { ...proofOf('staff'), owner: 'StaffApplication' },
  counselor: { ...proofOf('counselor'), owner: 'Counselor' },
  'staff-about': {
    owner: 'StaffProfile',
    renditions: { kind: 'squares', sizes: staffImageSizes, formats: staffImageFormats },
    servedTo: 'everybody',
    record: {
      whenStored: { imageState: 'pending' },
      whenReady: { imageState: 'ready' },
      whenUnreadable: { imageState: 'failed' },
    },
    leftWhenUnreadable: 'document',
    retention: 'record',
  },
} as const satisfies Record<ImageSubject, ImageRules>;

/** The rules for a subject that is only known when the program runs. */
export const imageRulesOf = (subject: ImageSubject): ImageRules => imageRules[subject];

/** Fields of every record with a picture. */
interface ImageOwner {
  _id: Types.ObjectId;
  imageId: Types.ObjectId | null;
  /** Where the record belongs to a camp. */
  campId?: Types.ObjectId;
}

/** The records that have pictures of a subject, as far as their pictures go. */
export const imageOwners = (models: Models, subject: ImageSubject) =>
  // Each model is typed for its own kind; this states what they have in common.
  models[imageRules[subject].owner] as unknown as Model<ImageOwner>;

/** The subjects whose rules are such. */
export const imageSubjectsWhere = (isSuch: (rules: ImageRules) => boolean): ImageSubject[] =>
  (Object.keys(imageRules) as ImageSubject[]).filter((subject) => isSuch(imageRules[subject]));
