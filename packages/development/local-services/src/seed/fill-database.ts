import type { Database } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { inTransaction } from '@camp/database/transaction';
import type { StoredWebhookEvent } from '@camp/database/webhook-event/webhook-event-model';
import { hash } from '@node-rs/argon2';
import type { ClientSession, Model } from 'mongoose';
import type { DemoAccount } from './demo-accounts';
import { makeDemoData, type DemoYear } from './demo-data';
import type { DemoSize } from './demo-size';
import { storeStaff } from './staff-profiles';

/**
 * Fills an empty database with the demo data. A database with a user or a camp doesn't change. Each year is stored in
 * its own transaction, and the current year together with the accounts. So a start that dies leaves fewer years, each
 * complete. (Years that exceed a transaction are stored without one, for benchmarks.)
 *
 * @param database - connected, with its indexes
 * @param accounts - whose logins are shown, the administrator first
 * @param size - how much of everything
 * @param now - the time around which the camp years are dated
 * @returns whether it was empty
 */
export async function fillEmptyDatabase(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  accounts: readonly DemoAccount[],
  size: DemoSize,
  now: Date,
): Promise<boolean> {
  if ((await models.User.exists({})) || (await models.Camp.exists({}))) return false;

  await ensureDefaultRoles(models);
  const hashOf = await hashed(accounts.map(({ password }) => password));
  const data = makeDemoData(accounts, size, hashOf, now);
  const [current, ...others] = data.years;
  const [administrator] = data.users;
  const isShort = data.years.every(({ campers }) => campers.length <= batchSize);
  const inOneTransaction = (work: (session?: ClientSession) => Promise<void>) =>
    isShort ? inTransaction(connection, work) : work();
  await inOneTransaction(async (session) => {
    await insert(models.Role, data.roles, session);
    await insert(models.User, data.users, session);
    await insert(models.Donation, data.donations, session);
    if (current) await storeYear(models, current, session);
    await insert(models.WebhookEvent, [webhookEventOf(now)], session);
  });
  if (administrator)
    await inTransaction(connection, (session) => storeStaff(models, session, administrator._id));
  for (const year of others) await inOneTransaction((session) => storeYear(models, year, session));
  return true;
}

/** The last sign of Stripe, so that the payments of the demo data don't seem to lack it. */
const webhookEventOf = (now: Date): StoredWebhookEvent => ({
  _id: 'evt_demo',
  type: 'checkout.session.completed',
  objectId: 'cs_demo',
  createdAt: now,
});

/** Campers of a year. A larger number would exceed a transaction's ten seconds. */
const batchSize = 2_000;

/** Each password is hashed once, since families share it. */
async function hashed(passwords: readonly string[]): Promise<(password: string) => string> {
  const different = [...new Set(passwords)];
  const hashes = new Map(
    await Promise.all(different.map(async (password) => [password, await hash(password)] as const)),
  );
  return (password) => {
    const found = hashes.get(password);
    if (found === undefined) throw new Error('A password of the demo data was not hashed.');
    return found;
  };
}

async function storeYear(models: Models, year: DemoYear, session?: ClientSession): Promise<void> {
  await insert(models.Camp, [year.camp], session);
  await insert(models.Camper, year.campers, session);
  await insert(models.Image, year.images, session);
  await insert(models.Payment, year.payments, session);
  await insert(models.Counselor, year.counselors, session);
  await insert(models.CounselorApplication, year.applications, session);
  await insert(models.StaffApplication, year.staff, session);
}

/** Records are stored in a few commands, none of which takes long. */
const batch = 500;

/** Bypasses mongoose, which would process each field of ten thousand records. The records have their own timestamps. */
async function insert<Stored extends object>(
  model: Model<Stored>,
  records: readonly Stored[],
  session?: ClientSession,
): Promise<void> {
  for (let from = 0; from < records.length; from += batch)
    await model.collection.insertMany(
      records.slice(from, from + batch).map((record) => ({ ...record })),
      { ...(session && { session }), ignoreUndefined: true },
    );
}
