import { tokenFor } from '@camp/bench/measure/accounts';
import type { Models } from '@camp/database/models';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { createCamp } from '@camp/database/test/factories/camp';
import { createUser } from '@camp/database/test/factories/user';
import type { Types } from 'mongoose';

/** A child of a family, as the family knows it. */
export interface Child {
  camperId: string;
  /** The payment that covers the child, once the family has paid. */
  paymentId?: string;
}

/** A family with an account. One lane acts for it, so its own calls never overlap unless that is the point. */
export interface Family {
  userId: string;
  email: string;
  token: string;
  children: Child[];
}

/** The people of a history, and their camp. */
export interface People {
  campId: Types.ObjectId;
  families: Family[];
  /** Token of an administrator. */
  admin: string;
}

const day = 24 * 60 * 60 * 1_000;

/** Fewer than the families want, so that some wait. */
const seats = 14;

/** Milliseconds from now until registration opens. The first families come too early. */
const opensAfter = 1_500;

/** Stores a camp, families who are logged in, and an administrator. @param secret - signs the tokens */
export async function makePeople(models: Models, secret: string, count: number): Promise<People> {
  await ensureDefaultRoles(models);
  const from = (time: number) => new Date(Date.now() + time);
  const camp = await createCamp(models, {
    waitListAfter: seats,
    registrationStart: from(opensAfter),
    startDate: from(90 * day),
    endDate: from(95 * day),
    campSunday: from(97 * day),
  });
  const families: Family[] = [];
  for (let index = 0; index < count; index += 1) {
    const user = await createUser(models);
    const userId = user._id.toString();
    families.push({ userId, email: user.email, token: tokenFor(user, secret), children: [] });
  }
  const admin = await createUser(models, { roles: ['admin'] });
  return { campId: camp._id, families, admin: tokenFor(admin, secret) };
}
