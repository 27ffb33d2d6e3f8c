import type { RegistrationStanding } from '@camp/contracts/registration/registration';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';

/** What every reader of a registration sees of it besides its answers. */
export const presentStanding = (stored: StoredRegistration): RegistrationStanding => ({
  _id: stored._id.toString(),
  userId: stored.userId.toString(),
  campYear: stored.campYear,
  late: stored.late,
  createdAt: stored.createdAt.toISOString(),
  updatedAt: stored.updatedAt.toISOString(),
});
