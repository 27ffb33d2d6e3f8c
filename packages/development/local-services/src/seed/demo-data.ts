import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { CampDocument } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredImage } from '@camp/database/image/image-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type { StoredRole } from '@camp/database/role/role-model';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { Types } from 'mongoose';
import { demoCamps } from './camp-years';
import { inventCounselors } from './counselors';
import { deleteOldMedical } from './delete-old-medical';
import { accountOf, type DemoAccount } from './demo-accounts';
import { demoRoles } from './demo-roles';
import type { DemoSize } from './demo-size';
import { inventDonations } from './donations';
import { inventFamilies } from './invent-families';
import { paymentsOf } from './payments';
import { withPictures } from './pictures';
import { fillCamp, type Newcomer } from './registrations';
import { inventStaffApplications } from './staff-applications';

/** All demo data except Meet the Staff, as stored. */
export interface DemoData {
  users: StoredUser[];
  /** Besides the default roles. */
  roles: StoredRole[];
  /** Years in the order current, past (latest first), future. */
  years: DemoYear[];
  donations: StoredDonation[];
}

/** A camp with all its records. */
export interface DemoYear {
  camp: CampDocument;
  campers: StoredCamper[];
  images: StoredImage[];
  payments: StoredPayment[];
  counselors: StoredCounselor[];
  applications: StoredCounselorApplication[];
  staff: StoredStaffApplication[];
}

const daysOfYear = 365;

/**
 * Generates the demo data.
 *
 * @param shown - the accounts whose logins are shown, besides invented ones
 * @param size - how much of everything
 * @param hashOf - returns the hash of a password
 * @param now - the time around which everything is dated
 */
export function makeDemoData(
  shown: readonly DemoAccount[],
  size: DemoSize,
  hashOf: (password: string) => string,
  now: Date,
): DemoData {
  const past = size.campers.length - 1;
  const { earlier, current, later } = demoCamps(now, { past, seats: size.seats });
  const held = [current, ...earlier];
  const shownFamilies = shown.flatMap(({ family }) => family ?? []);
  const taken = held.map((_, ago) =>
    countAt(
      shownFamilies.flatMap(({ campers }) => campers),
      ago,
    ),
  );
  const count = size.families - shownFamilies.length;
  const years = held.map(({ year }) => year);
  const invented = inventFamilies(count, size, years, taken);

  const accounts = [...shown, ...invented.map(accountOf)];
  // The accounts are as old as the first camp.
  const { registrationStart: since } = earlier.at(-1) ?? current;
  const users = accounts.map((account) => userOf(account, hashOf(account.password), since));
  const newcomers = accounts.flatMap(({ family }, index) =>
    (family?.campers ?? []).map((camper): Newcomer => ({
      ...camper,
      userId: (users[index] as StoredUser)._id,
    })),
  );
  const filled = held.map((camp, ago) =>
    fillCamp(
      camp,
      newcomers.filter(({ campsAgo }) => campsAgo === ago),
      now,
    ),
  );
  const stored = [...filled, ...later.map((camp) => fillCamp(camp, [], now))].map((year, ago): DemoYear => {
    const owners = (count = 0) => users.slice(users.length - count);
    return {
      camp: year.camp,
      // Earlier camps' pictures are already deleted.
      ...(size.pictures && ago === 0 ? withPictures(year.campers) : { campers: year.campers, images: [] }),
      payments: paymentsOf(year, now),
      ...inventCounselors(year.camp, owners(size.counselors[ago]), now),
      staff: inventStaffApplications(year.camp, owners(size.staff[ago]), now),
    };
  });
  deleteOldMedical(stored, now);
  return {
    users,
    roles: demoRoles(since),
    years: stored,
    donations: inventDonations(size.donations, daysOfYear * size.donationYears, now),
  };
}

const countAt = (campers: readonly { campsAgo: number }[], ago: number) =>
  campers.filter(({ campsAgo }) => campsAgo === ago).length;

function userOf({ fields, roles }: DemoAccount, passwordHash: string, since: Date): StoredUser {
  const account = { emailKey: emailKeyOf(fields.email), passwordHash, roles, emailVerified: true };
  return { _id: new Types.ObjectId(), ...fields, ...account, createdAt: since, updatedAt: since };
}
