import { staffImageName } from '@camp/contracts/staff-profile/images';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { staffOrder } from '@camp/contracts/staff-profile/order';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import { presentAll } from '../records/present-fields';

/** A profile without an order is sorted last (docs/product/staff-profile.md). */
export const orderOf = ({ order }: Pick<StoredStaffProfile, 'order'>): number =>
  order ?? staffOrder.whenMissing;

/** A staff profile for its card. */
export function presentStaffProfile(profile: StoredStaffProfile): StaffProfileRecord {
  const { imageId, imageState } = profile;
  const hasImage = imageId !== null && imageState !== 'failed';
  return {
    _id: profile._id.toString(),
    ...presentAll(staffProfileRecord, { ...profile, order: orderOf(profile) }),
    imageUrl: hasImage ? `/images/${staffImageName(imageId.toString(), 200, 'jpg')}` : null,
    imageState,
    imagePlaceholder: profile.imagePlaceholder ?? null,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  };
}
