import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { OperationName } from '@camp/contracts/registries/operations';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import type { Types } from 'mongoose';
import type { ServedApi } from './api-under-test';

/** The records of a valid request. */
export interface World {
  api: ServedApi;
  camp: StoredCamp;
  owner: StoredUser;
}

/** A request that fails only if the caller lacks the rights. */
export interface AccessRequest {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** A picture, which makes the request a form. */
  file?: Buffer;
  headers?: Record<string, string>;
}

/** Builds requests of operations, each with its own records. */
export type AccessRequests = Partial<
  Record<OperationName, (world: World) => Promise<AccessRequest> | AccessRequest>
>;

export const ownersCamper = ({ api, camp, owner }: World, values: Partial<StoredCamper> = {}) =>
  createCamper(api.models, { userId: owner._id, campId: camp._id, ...values });

export const ownersStaff = ({ api, camp, owner }: World, values: Partial<StoredStaffApplication> = {}) =>
  createStaffApplication(api.models, { userId: owner._id, campId: camp._id, ...values });

export const ownersCounselor = ({ api, camp, owner }: World, values: Partial<StoredCounselor> = {}) =>
  createCounselor(api.models, { userId: owner._id, campId: camp._id, ...values });

/** A picture that the worker has finished. */
export const storePicture = (
  { api }: World,
  subject: ImageSubject,
  { imageId, recordId }: { imageId: Types.ObjectId; recordId: Types.ObjectId },
) =>
  api.models.Image.create({
    ...{ _id: imageId, subject, recordId },
    ...{ bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' },
  });
