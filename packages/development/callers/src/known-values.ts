import { adminRoleName } from '@camp/contracts/access/default-roles';
import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { Models } from '@camp/database/models';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createParent } from '@camp/database/test/factories/parent';
import { createImport } from '@camp/database/test/factories/import';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createOutgoingWebhook, createWebhookDelivery } from '@camp/database/test/factories/outgoing-webhook';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { createStaffProfile } from '@camp/database/test/factories/staff-profile';
import { createUser } from '@camp/database/test/factories/user';
import { trusted, Types, type Model, type QueryFilter } from 'mongoose';

/** Stored values by kind: ids of records, ids of `doomed` records that may be deleted, and days of the current camp. */
export type KnownValues = Record<string, string[]>;

/** Number of values of each kind. It is small, since a tester uses each value repeatedly. */
const several = 4;

/**
 * Stores a caller's records besides the demo data, and returns the values to call with.
 *
 * @param userId - the caller, whose records come first. Undefined for a visitor
 */
export async function knownValues(models: Models, userId: string | undefined): Promise<KnownValues> {
  const camp = await currentCamp(models, new Date());
  if (!camp) throw new Error('The demo data have no camp.');
  const owner = userId ? { userId: new Types.ObjectId(userId) } : {};
  const mine = { ...owner, campId: camp._id };
  const others = await make(2, () => createUser(models));
  const paid = await createCamper(models, { ...mine, paid: true });
  const pictured = await makePictured(models, mine);
  return {
    camper: [
      ...(await make(2, () => createCamper(models, { ...mine, paid: false }))),
      ...(await make(1, () => createCamper(models, mine))),
      ...(await some(models.Camper)),
    ],
    'camper doomed': await make(2, () => createCamper(models, mine)),
    'camper pictured': [pictured.camper],
    'camper alike': await makeAlike(models, camp._id),
    staff: [
      ...(await make(1, () => createStaffApplication(models, mine))),
      ...(await some(models.StaffApplication)),
    ],
    'staff doomed': await make(2, () => createStaffApplication(models, mine)),
    'staff pictured': [pictured.staff],
    counselor: [...(await make(1, () => createCounselor(models, mine))), ...(await some(models.Counselor))],
    'counselor doomed': await make(2, () => createCounselor(models, mine)),
    'counselor pictured': [pictured.counselor],
    'counselor unapplied': await make(2, () => createCounselor(models, mine)),
    'counselor-app': [
      ...(await make(1, () => apply(models, mine))),
      ...(await some(models.CounselorApplication)),
    ],
    'counselor-app doomed': await make(2, () => apply(models, mine)),
    ...(await parents(models, owner)),
    user: userId ? [userId, ...others] : others,
    // The caller's own account must not change, or the session and its rights would be lost.
    'user changed': others,
    'user doomed': await make(2, () => createUser(models)),
    role: await make(2, () => createRole(models, {})),
    'role doomed': await make(2, () => createRole(models, {})),
    camp: await some(models.Camp),
    // Registration must stay open in the current camp.
    'camp changed': await some(models.Camp, { _id: trusted({ $ne: camp._id }) }),
    payment: [idOf(await createPayment(models, [paid])), ...(await some(models.Payment))],
    donation: await some(models.Donation, { settledAt: trusted({ $ne: null }) }),
    'staff-about': await some(models.StaffProfile),
    'staff-about doomed': await make(2, () => createStaffProfile(models)),
    'outgoing-webhook': await make(1, () => createOutgoingWebhook(models)),
    'outgoing-webhook doomed': await make(2, () => createOutgoingWebhook(models)),
    'webhook-delivery': await make(1, async () => {
      const { _id: webhookId } = await createOutgoingWebhook(models);
      return createWebhookDelivery(models, { webhookId });
    }),
    'access-token doomed': await make(2, () => createAccessToken(models)),
    photograph: await make(1, () => createPhotograph(models)),
    'photograph doomed': await make(2, () => createPhotograph(models)),
    'photograph pictured': [pictured.photograph],
    import: await make(1, async () => (await createImport(models)).stored),
    'import doomed': await make(2, async () => (await createImport(models)).stored),
    'imported-record': await make(1, async () => (await createImport(models)).record),
    'imported-record doomed': await make(2, async () => (await createImport(models)).record),
    'view doomed': await make(2, () => saveView(models, owner)),
    'failed-work': await make(2, () => failWork(models)),
    'failed-work doomed': await make(2, () => failWork(models)),
    message: await make(1, () => writeMessage(models, camp.year)),
    day: campDaysFrom(camp.startDate),
  };
}

interface Made {
  _id: Types.ObjectId;
}

const idOf = ({ _id }: Made) => _id.toString();

async function make(count: number, create: () => Promise<Made>): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(idOf(await create()));
  return ids;
}

async function some<Stored>(model: Model<Stored>, filter: QueryFilter<Stored> = {}): Promise<string[]> {
  return (await model.find(filter, { _id: 1 }).limit(several).lean<Made[]>()).map(idOf);
}

type Owner = { userId?: Types.ObjectId };

async function apply(models: Models, mine: Owner) {
  return createCounselorApplication(models, { counselor: await createCounselor(models, mine) });
}

/** An account has one block. One of the last calls deletes a family's block, and administrators create their own. */
async function parents(models: Models, { userId }: Owner) {
  const isAdministrator = await models.User.exists({ _id: userId, roles: adminRoleName });
  const parent = await make(1, () => createParent(models, userId && !isAdministrator ? { userId } : {}));
  return { parent, 'parent doomed': parent };
}

/** Registrations of one child by two accounts. */
async function makeAlike(models: Models, campId: Types.ObjectId) {
  const { _id, nameFirst, nameLast, birthdate } = await createCamper(models, { campId });
  const { _id: other } = await createCamper(models, { campId, nameFirst, nameLast, birthdate });
  return [_id.toString(), other.toString()];
}

/** One registration of each kind with a processed picture. */
async function makePictured(models: Models, mine: Owner) {
  const picture = { bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' } as const;
  const withPicture = async (subject: ImageSubject, create: (imageId: Types.ObjectId) => Promise<Made>) => {
    const imageId = new Types.ObjectId();
    const { _id: recordId } = await create(imageId);
    await models.Image.create({ _id: imageId, subject, recordId, ...picture });
    return recordId.toString();
  };
  return {
    camper: await withPicture('camper', (imageId) => createCamper(models, { ...mine, imageId })),
    staff: await withPicture('staff', (imageId) => createStaffApplication(models, { ...mine, imageId })),
    counselor: await withPicture('counselor', (imageId) => createCounselor(models, { ...mine, imageId })),
    photograph: await withPicture('photograph', (imageId) => createPhotograph(models, { imageId })),
  };
}

function saveView(models: Models, owner: Owner) {
  const name = String(new Types.ObjectId());
  const view = { list: 'camper', name, nameKey: name } as const;
  return models.SavedView.create({ ...view, userId: new Types.ObjectId(), ...owner });
}

const failWork = (models: Models) =>
  models.Delivery.create({
    handler: 'mail.password-changed',
    state: 'dead',
    payload: { userId: String(new Types.ObjectId()) },
    eventId: new Types.ObjectId(),
  });

const writeMessage = (models: Models, campYear: number) =>
  models.Message.create({
    ...{ list: 'camper', query: '', subject: 'News', text: 'Hello', campYear, isTest: false },
    userId: new Types.ObjectId(),
  });
