import type { StaffProfileInput } from '@camp/contracts/staff-profile/record';
import type { Models } from '../../src/models';
import type { StoredStaffProfile } from '../../src/staff-profile/staff-profile-model';
import { Types } from 'mongoose';
import { nextNumber } from '@camp/contracts/test/sequence';

/** A complete, valid staff profile as the server reads it. */
export function staffProfileInput(values: Partial<StaffProfileInput> = {}): StaffProfileInput {
  return {
    nameFirst: `Sasha${nextNumber()}`,
    nameLast: 'Staff',
    yearsAtCamp: 4,
    jobDescription: 'Camp cook',
    whatMakesCampSpecial: 'The singing after dinner',
    favoriteTradition: 'The polar bear swim',
    hobbies: 'Baking bread',
    order: 5,
    ...values,
  };
}

/** Stores a staff profile without a picture. `values` overrides the defaults. */
export async function createStaffProfile(
  models: Models,
  values: Partial<StoredStaffProfile> = {},
): Promise<StoredStaffProfile> {
  const profile = await models.StaffProfile.create({
    ...staffProfileInput(),
    userId: new Types.ObjectId(),
    ...values,
  });
  return profile.toObject();
}
