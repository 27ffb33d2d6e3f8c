import { logoSizes } from '@camp/contracts/content/appearance';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import {
  photographFormats,
  photographWidths,
  type PhotographFormat,
} from '@camp/contracts/photograph/photograph';
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
  /** The whole picture, never enlarged. */
  | { kind: 'whole'; longestSide: number }
  /** Squares around the most salient part in each format, and a tiny placeholder. */
  | { kind: 'squares'; sizes: readonly number[]; formats: readonly StaffImageFormat[] }
  /** The whole picture in several widths in each format, never enlarged. */
  | { kind: 'widths'; widths: readonly number[]; formats: readonly PhotographFormat[] }
  /** The whole picture in squares, as PNG files. */
  | { kind: 'icons'; sizes: readonly number[] };

/** The rules for the pictures of one kind of record. */
export interface ImageRules {
  /** The model of the records, whose field `imageId` refers to the picture. */
  owner: 'Camper' | 'Counselor' | 'StaffApplication' | 'StaffProfile' | 'Photograph' | 'Content';
  renditions: Renditions;
  /**
   * `everybody`: public and cached forever below `/images/`. `everybody-once-shown`: the same while a page shows it.
   * `readers`: returned by an operation that checks rights.
   */
  servedTo: 'everybody' | 'everybody-once-shown' | 'readers';
  /** Fields of the record besides `imageId`. */
  record: {
    whenStored: object;
    /** Fields that change besides the picture's own, such as its placeholder. Absent if the record doesn't change. */
    whenReady?: object;
    whenUnreadable: object;
    /** Applied if the picture is deleted before its record. */
    whenDeleted?: object;
  };
  /** Whether an unreadable file's document stays without its bytes, or is deleted. */
  leftWhenUnreadable: 'document' | 'nothing';
  /** Records the event that notifies the owner of an unreadable picture. */
  notifyUnreadable?: (models: Models, session: ClientSession, recordId: string) => Promise<unknown>;
  /** `record`: deleted with its record. Otherwise milliseconds after the end of the record's camp. */
  retention: 'record' | number;
}

const day = 24 * 60 * 60 * 1000;

/** The record no longer refers to the picture, and lists don't count it. */
const withoutProof = { imageId: null, 'flags.proof': false };

/** Proofs are deleted after their retention, or if unreadable. */
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

/** Storing, resizing, deleting and serving pictures all use these rules, as do failures. */
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
  photograph: {
    owner: 'Photograph',
    renditions: { kind: 'widths', widths: photographWidths, formats: photographFormats },
    servedTo: 'everybody-once-shown',
    record: {
      whenStored: { imageState: 'pending' },
      whenReady: { imageState: 'ready' },
      whenUnreadable: { imageState: 'failed' },
    },
    leftWhenUnreadable: 'document',
    retention: 'record',
  },
  // Named by the saved texts once it is ready, not by the upload.
  logo: {
    owner: 'Content',
    renditions: { kind: 'icons', sizes: logoSizes },
    servedTo: 'everybody',
    record: { whenStored: {}, whenUnreadable: {} },
    leftWhenUnreadable: 'document',
    retention: 'record',
  },
} as const satisfies Record<ImageSubject, ImageRules>;

/** The rules for a subject that is only known at run time. */
export const imageRulesOf = (subject: ImageSubject): ImageRules => imageRules[subject];

/** Fields of every record with a picture. */
interface ImageOwner {
  _id: Types.ObjectId;
  imageId: Types.ObjectId | null;
  /** Present if the record belongs to a camp. */
  campId?: Types.ObjectId;
}

/** The records that have pictures of a subject, with their picture fields only. */
export const imageOwners = (models: Models, subject: ImageSubject) =>
  // Each model is typed for its own kind, and this type has the fields that all of them share.
  models[imageRules[subject].owner] as unknown as Model<ImageOwner>;

/** The subjects whose rules match. */
export const imageSubjectsWhere = (isSuch: (rules: ImageRules) => boolean): ImageSubject[] =>
  (Object.keys(imageRules) as ImageSubject[]).filter((subject) => isSuch(imageRules[subject]));
