import type { CampInput } from '@camp/contracts/camp/schemas';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { Database } from '@camp/database/connection';
import { imageRules } from '@camp/database/image/image-rules';
import type { Models } from '@camp/database/models';
import { recordEvent } from '@camp/database/outbox/record-event';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { inTransaction } from '@camp/database/transaction';
import { emailKeyOf } from '@camp/database/user/user-model';
import { hash } from '@node-rs/argon2';
import { Types, type ClientSession } from 'mongoose';
import { demoCamps } from './camp-years';
import type { DemoAccount } from './demo-accounts';
import { drawPortrait } from './draw-portrait';
import type { DemoCamper } from './families';
import { demoStaff, type DemoStaff } from './staff';

/**
 * Fills an empty database with the demo data, all of it or nothing; one with a user or a camp in it is left alone.
 *
 * @param database - connected, with its indexes
 * @param accounts - who can log in
 * @param now - the moment around which the camp years are dated
 * @returns whether it was empty
 */
export async function fillEmptyDatabase(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<boolean> {
  if ((await models.User.exists({})) || (await models.Camp.exists({}))) return false;

  await ensureDefaultRoles(models);
  const hashes = await Promise.all(accounts.map(({ password }) => hash(password)));
  const arrivals = { earlier: 0, current: 0 };
  const registrations = accounts.map(({ family }) =>
    (family?.campers ?? []).map((camper) => ({
      ...camper,
      _id: new Types.ObjectId(),
      arrival: (arrivals[camper.camp] += 1),
    })),
  );
  await inTransaction(connection, async (session) => {
    const camps = await storeCamps(models, session, now, registrations.flat());
    for (const [index, account] of accounts.entries()) {
      const userId = await storeUser(models, session, account, hashes[index] as string);
      for (const camper of registrations[index] ?? []) {
        await storeCamper(models, session, camper, userId, camps[camper.camp]);
      }
      if (index === 0) await storeStaff(models, session, userId);
    }
  });
  return true;
}

type Registration = DemoCamper & { _id: Types.ObjectId; arrival: number };

async function storeCamps(
  models: Models,
  session: ClientSession,
  now: Date,
  campers: readonly Registration[],
) {
  const { earlier, current, later } = demoCamps(now);
  const store = async (camp: CampInput, seated: readonly Registration[] = []) => {
    const claims = seated.map(({ _id, arrival }) => ({
      key: _id.toString(),
      camperId: _id,
      arrival,
      at: now,
    }));
    const book = { claims, arrivals: claims.length };
    const [stored] = await models.Camp.create([{ ...camp, ...book }], { session });
    return { campId: (stored as { _id: Types.ObjectId })._id, campYear: camp.year };
  };
  for (const camp of later) await store(camp);
  const seatedIn = (camp: DemoCamper['camp']) => campers.filter((camper) => camper.camp === camp);
  return {
    earlier: await store(earlier, seatedIn('earlier')),
    current: await store(current, seatedIn('current')),
  };
}

async function storeUser(
  models: Models,
  session: ClientSession,
  { fields, roles }: DemoAccount,
  passwordHash: string,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const emailKey = emailKeyOf(fields.email);
  await models.User.create([{ _id, ...fields, emailKey, passwordHash, roles, emailVerified: true }], {
    session,
  });
  return _id;
}

async function storeCamper(
  models: Models,
  session: ClientSession,
  { _id, form, paid, arrival }: Registration,
  userId: Types.ObjectId,
  camp: { campId: Types.ObjectId; campYear: number },
): Promise<void> {
  const derived = { personKey: personKeyOf(form), flags: camperFlagsOf({ ...form, imageId: null }) };
  await models.Camper.create(
    [{ _id, ...form, ...camp, userId, paid, waitlist: false, arrival, ...derived }],
    {
      session,
    },
  );
}

async function storeStaff(models: Models, session: ClientSession, userId: Types.ObjectId): Promise<void> {
  for (const { profile, portrait } of demoStaff) {
    const _id = new Types.ObjectId();
    const picture = portrait && (await storePortrait(models, session, _id, portrait));
    await models.StaffProfile.create([{ _id, userId, ...profile, ...picture }], { session });
  }
}

/** As if it had been uploaded: the worker makes the round ones of it. */
async function storePortrait(
  models: Models,
  session: ClientSession,
  recordId: Types.ObjectId,
  colors: NonNullable<DemoStaff['portrait']>,
) {
  const imageId = new Types.ObjectId();
  const image = { _id: imageId, subject: 'staff-about', recordId, contentType: 'image/svg+xml' } as const;
  await models.Image.create([{ ...image, bytes: drawPortrait(colors) }], { session });
  await recordEvent(models, session, 'image.stored', { imageId: imageId.toString() });
  return { imageId, ...imageRules['staff-about'].record.whenStored };
}
