import { randomUUID } from 'node:crypto';
import { giveSeat } from '@camp/database/camp/seat-by-hand';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { OperationName } from '@camp/contracts/registries/operations';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { LinkPurpose } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import { campAlbum } from '@camp/database/photograph/album-model';
import { inTransaction } from '@camp/database/transaction';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { createStaffProfile, staffProfileInput } from '@camp/database/test/factories/staff-profile';
import { createParent, parentInput } from '@camp/database/test/factories/parent';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createImport } from '@camp/database/test/factories/import';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createOutgoingWebhook, createWebhookDelivery } from '@camp/database/test/factories/outgoing-webhook';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import {
  counselorApplicationInput,
  createCounselorApplication,
} from '@camp/database/test/factories/counselor-application';
import { createPayment } from '@camp/database/test/factories/payment';
import { campInput } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { counselorForm } from './counselor-form';
import { knownPassword, type ServedApi } from './api-under-test';
import { camperForm } from './camper-form';
import { createPasskey, storePasskey } from './passkeys';
import { unconfirmedCode, withSecondFactor } from './second-factor';
import { pictureOf } from './pictures';
import { staffApplicationForm } from './staff-application-form';

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

/** The words of an email, for an example person. */
const mailSample = {
  source: { subject: 'New password', heading: 'New password', text: '{greeting}' },
  person: 0,
};

/** Builds a request of each operation with its own records. */
export const accessRequests: Record<OperationName, (world: World) => Promise<AccessRequest> | AccessRequest> =
  {
    'user.register': () => ({ body: signUpForm() }),
    'user.login': ({ owner }) => ({ body: { email: owner.email, password: knownPassword } }),
    'user.logout': () => ({}),
    'user.login-second-factor': async ({ api }) => {
      const { email, challenge, code } = await withSecondFactor(api);
      return { body: { challenge: await challenge(email), code } };
    },
    'user.second-factor': () => ({}),
    'user.start-second-factor': () => ({ body: { current: knownPassword } }),
    'user.start-passkey': () => ({ body: { current: knownPassword } }),
    'user.add-passkey': () => ({
      body: { name: 'Key', passkey: createPasskey().make({ challenge: 'bWFkZSB1cA' }) },
    }),
    'user.rename-passkey': async ({ api, owner }) => ({
      path: { id: await storePasskey(api, owner) },
      body: { name: 'Blue key' },
    }),
    'user.remove-passkey': async ({ api, owner }) => ({ path: { id: await storePasskey(api, owner) } }),
    'user.ask-login-passkey': async ({ api }) => {
      const { challenge } = await withSecondFactor(api);
      return { body: { challenge: await challenge() } };
    },
    'user.ask-proof-passkey': () => ({}),
    'user.prove': () => ({ body: { current: knownPassword } }),
    'user.confirm-second-factor': async ({ api, owner }) => ({ body: await unconfirmedCode(api, owner) }),
    'user.new-recovery-codes': async ({ api, owner }) => ({
      body: { code: (await withSecondFactor(api, owner)).code },
    }),
    'user.remove-second-factor': async ({ api, owner }) => ({
      body: { code: (await withSecondFactor(api, owner)).code },
    }),
    'user.reset-second-factor': async ({ api }) => ({
      path: { id: (await withSecondFactor(api))._id.toString() },
    }),
    'user.sessions': () => ({}),
    'user.end-session': () => ({ body: { sessionId: `0.${randomUUID()}` } }),
    'user.end-other-sessions': () => ({}),
    'user.verify': async (world) => ({
      body: {
        email: world.owner.email,
        emailVerificationUUID: await linkOf(world, world.owner, 'verify-email'),
      },
    }),
    'user.resend-verification': ({ owner }) => ({ body: { email: owner.email } }),
    'user.send-password-reset': ({ owner }) => ({ body: { email: owner.email } }),
    'user.reset-password': async (world) => {
      // Another account is used, since later rows still need the owner's sessions.
      const user = await world.api.createAccount();
      const passwords = { newPassword: knownPassword, newPasswordConf: knownPassword };
      return { body: { email: user.email, uuid: await linkOf(world, user, 'reset-password'), ...passwords } };
    },
    'user.unsubscribe': () => ({ query: { token: 'of-nobody' } }),
    'user.undo-address-change': async (world) => {
      const user = await world.api.createAccount();
      const passwords = { newPassword: knownPassword, newPasswordConf: knownPassword };
      const uuid = await linkOf(world, user, 'undo-address-change');
      return { body: { email: user.email, uuid, ...passwords } };
    },
    'user.change-password': () => ({
      body: { current: knownPassword, newPassword: knownPassword, newPasswordConf: knownPassword },
    }),
    'user.current': () => ({}),
    'user.download': () => ({}),
    'user.erasure': () => ({}),
    'user.ask-erasure': () => ({ body: { ask: 'Yes' } }),
    'user.read': ({ owner }) => ({ path: { id: String(owner._id) } }),
    'user.update': ({ owner }) => ({ path: { id: String(owner._id) }, body: { nameFirst: 'Changed' } }),
    'user.list': () => ({}),
    'user.belongings': ({ owner }) => ({ path: { id: String(owner._id) } }),
    'user.sees': ({ owner }) => ({ path: { id: String(owner._id) } }),
    'user.send-link': ({ owner }) => ({ path: { id: String(owner._id) }, body: { kind: 'reset' } }),
    'user.delete': async ({ api }) => ({ path: { id: String((await api.createAccount())._id) } }),
    'role.list': () => ({}),
    'role.read': async ({ api }) => ({ path: { id: String((await createRole(api.models, {}))._id) } }),
    'role.create': () => ({ body: { name: String(new Types.ObjectId()), actions: {} } }),
    'role.update': async ({ api }) => ({
      path: { id: String((await createRole(api.models, {}))._id) },
      body: { actions: { test: { view: true } } },
    }),
    'role.delete': async ({ api }) => ({ path: { id: String((await createRole(api.models, {}))._id) } }),
    'camp.create': async ({ api }) => {
      await api.models.Camp.deleteMany({ year: 2040 });
      return { body: campInput({ year: 2040 }) };
    },
    'camp.update': ({ camp }) => ({ path: { id: String(camp._id) }, body: { campTheme: 'Rivers' } }),
    'camp.preview': ({ camp }) => ({ path: { id: String(camp._id) } }),
    'camp.current': () => ({}),
    'camp.list': () => ({}),
    'camp.read': ({ camp }) => ({ path: { id: String(camp._id) } }),
    'camp.data': () => ({}),
    'camper.create': () => ({ body: camperForm() }),
    'camper.read': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
    'camper.update': async (world) => ({
      path: { id: String((await ownersCamper(world))._id) },
      body: { school: 'High Meadow School' },
    }),
    'camper.list': () => ({}),
    'camper.export': () => ({}),
    'camper.totals': () => ({}),
    'camper.history': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
    'camper.delete': async (world) => ({ path: { id: String((await ownersCamper(world))._id) } }),
    'camper.send-payment-link': async (world) => ({
      body: { campers: [String((await ownersCamper(world))._id)] },
    }),
    'camper.waitlist': async (world) => ({
      body: { campers: [String((await ownersCamper(world))._id)], waitlist: true },
    }),
    'camper.undo-seat': async (world) => {
      const { connection, models, clock } = world.api;
      const camper = await ownersCamper(world, { waitlist: true, chosenWaitlist: true });
      const actorId = new Types.ObjectId().toString();
      await models.Camp.updateOne({ _id: camper.campId }, { waitListAfter: 10_000 });
      await giveSeat({ connection, models, clock, actorId }, camper);
      return { path: { id: String(camper._id) } };
    },
    'camper.keep-both': async (world) => {
      const { _id, campId, nameFirst, nameLast, birthdate } = await ownersCamper(world);
      const child = { campId, nameFirst, nameLast, birthdate };
      const { _id: other } = await createCamper(world.api.models, child);
      return { body: { campers: [String(_id), String(other)] } };
    },
    'camper.covid-image': async (world) => {
      const imageId = new Types.ObjectId();
      const { _id: recordId } = await ownersCamper(world, { imageId });
      await storePicture(world, 'camper', { imageId, recordId });
      return { path: { id: String(recordId) } };
    },
    'staff.create': () => ({ body: staffApplicationForm() }),
    'staff.read': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
    'staff.update': async (world) => ({
      path: { id: String((await ownersStaff(world))._id) },
      body: { hobbiesInterests: 'Kites' },
    }),
    'staff.list': () => ({}),
    'staff.export': () => ({}),
    'staff.history': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
    'staff.delete': async (world) => ({ path: { id: String((await ownersStaff(world))._id) } }),
    'staff.covid-image': async (world) => {
      const imageId = new Types.ObjectId();
      const { _id: recordId } = await ownersStaff(world, { imageId });
      await storePicture(world, 'staff', { imageId, recordId });
      return { path: { id: String(recordId) } };
    },
    'counselor.create': () => ({ body: counselorForm() }),
    'counselor.read': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
    'counselor.update': async (world) => ({
      path: { id: String((await ownersCounselor(world))._id) },
      body: { school: 'Another' },
    }),
    'counselor.history': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
    'counselor.list': () => ({}),
    'counselor.export': () => ({}),
    'counselor.delete': async (world) => ({ path: { id: String((await ownersCounselor(world))._id) } }),
    'counselor.covid-image': async (world) => {
      const imageId = new Types.ObjectId();
      const { _id: recordId } = await ownersCounselor(world, { imageId });
      await storePicture(world, 'counselor', { imageId, recordId });
      return { path: { id: String(recordId) } };
    },
    'counselor-app.create': async (world) => ({
      body: { ...counselorApplicationInput(), counselor: String((await ownersCounselor(world))._id) },
    }),
    'counselor-app.read': async (world) => ({ path: { id: await ownersApplication(world) } }),
    'counselor-app.update': async (world) => ({
      path: { id: await ownersApplication(world) },
      body: { campExperience: 'None' },
    }),
    'counselor-app.history': async (world) => ({ path: { id: await ownersApplication(world) } }),
    'counselor-app.list': () => ({}),
    'counselor-app.export': () => ({}),
    'counselor-app.delete': async (world) => ({ path: { id: await ownersApplication(world) } }),
    'camper-waitlist.create': async ({ api, owner }) => {
      // Earlier rows have reached the account's limit of registrations.
      await api.models.Camper.deleteMany({ userId: owner._id });
      return { body: camperForm() };
    },
    'camper-waitlist.list': () => ({}),
    'camper-waitlist.export': () => ({}),
    'parent.create': async ({ api }) => {
      await api.models.Parent.deleteMany({});
      return { body: parentInput() };
    },
    'parent.read': async (world) => ({ path: { id: await ownersParent(world) } }),
    'parent.update': async (world) => ({
      path: { id: await ownersParent(world) },
      body: { addressCity: 'Aspen' },
    }),
    'parent.list': () => ({}),
    'parent.delete': async (world) => ({ path: { id: await ownersParent(world) } }),
    'covid-19-upload.update-camper': async (world) => ({
      path: { id: String((await ownersCamper(world))._id) },
      body: { covid: 'No' },
    }),
    'covid-19-upload.update-counselor': async (world) => ({
      path: { id: String((await ownersCounselor(world))._id) },
      body: { covid: 'No' },
    }),
    'covid-19-upload.update-staff': async (world) => ({
      path: { id: String((await ownersStaff(world))._id) },
      body: { covid: 'No' },
    }),
    'covid-19-upload.create': async (world) => ({
      body: { objectToUpload: String((await ownersStaff(world))._id), type: 'Staff', covid: 'No' },
    }),
    'stripe.create': async (world) => ({
      body: { campers: [String((await ownersCamper(world, { paid: false }))._id)] },
    }),
    'stripe.user': ({ owner }) => ({ path: { id: String(owner._id) } }),
    'stripe.read': async (world) => ({ path: { id: String((await paidPayment(world))._id) } }),
    'stripe.webhook': ({ api }) => {
      const event = {
        id: `evt_${new Types.ObjectId().toString()}`,
        object: 'event',
        type: 'ping',
        data: { object: {} },
      };
      const payload = JSON.stringify(event);
      const secret = api.deps.settings.stripeWebhookSecret;
      const signature = api.deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
      return { body: event, headers: { 'stripe-signature': signature } };
    },
    'stripe.donate': () => ({ body: { amount: 25 } }),
    'stripe.donate-list': () => ({}),
    'stripe.donate-export': () => ({}),
    'stripe.donate-totals': () => ({}),
    'stripe.donate-donors': () => ({ query: { year: '2026' } }),
    'stripe.donate-donors-export': () => ({ query: { year: '2026' } }),
    'stripe.list': () => ({}),
    'stripe.export': () => ({}),
    'stripe.totals': () => ({}),
    'stripe.refund': async (world) => ({
      body: { payment: String((await paidPayment(world))._id), reason: 'A place too many.' },
    }),
    'stripe.reconciliation': () => ({}),
    'stripe.reconcile': async (world) => ({
      path: { id: String((await paidPayment(world))._id) },
      body: { action: 'keep-record' },
    }),
    'stripe.receipt': async ({ api }) => {
      const given = { amount: 2_500, expiresAt: new Date(), isOpen: false, paymentStatus: 'paid' } as const;
      const donor = { email: 'giver@example.com' };
      const { _id } = await api.models.Donation.create({ ...given, donor, settledAt: new Date() });
      return { path: { id: String(_id) } };
    },
    'view.list': () => ({ query: { list: 'camper' } }),
    'view.create': () => ({
      body: { list: 'camper', name: String(new Types.ObjectId()), query: 'grade=5th' },
    }),
    'view.delete': async ({ api, owner }) => {
      const name = String(new Types.ObjectId());
      const { _id } = await api.models.SavedView.create({
        list: 'camper',
        name,
        nameKey: name,
        userId: owner._id,
      });
      return { path: { id: String(_id) } };
    },
    'message.preview': () => ({ body: aMessage }),
    'message.test': async (world) => {
      await ownersCamper(world);
      return { body: aMessage };
    },
    'message.send': async (world) => {
      await ownersCamper(world);
      return { body: aMessage };
    },
    'message.list': () => ({}),
    'message.read': async ({ api, owner }) => {
      const written = { ...aMessage, campYear: 2026, isTest: false, userId: owner._id };
      return { path: { id: String((await api.models.Message.create(written))._id) } };
    },
    'note.camper-list': async (world) => ({ query: { id: String((await ownersCamper(world))._id) } }),
    'note.counselor-list': async (world) => ({ query: { id: String((await ownersCounselor(world))._id) } }),
    'note.staff-list': async (world) => ({ query: { id: String((await ownersStaff(world))._id) } }),
    'note.create': async (world) => ({
      body: { record: String((await ownersCamper(world))._id), text: 'Sleeps badly' },
    }),
    'import.read': () => ({ body: { kind: 'camper' }, file: campersFile() }),
    'import.check': () => ({ body: campersOf2019, file: campersFile() }),
    'import.store': () => ({ body: campersOf2019, file: campersFile() }),
    'import.list': () => ({}),
    'import.records': async ({ api }) => ({
      path: { id: String((await createImport(api.models)).stored._id) },
    }),
    'import.change': async (world) => ({
      path: { id: await importedRecord(world) },
      body: { answers: { nameLast: 'Rivera' } },
    }),
    'import.connect': async (world) => ({
      path: { id: await importedRecord(world) },
      body: { email: world.owner.email },
    }),
    'import.remove': async (world) => ({ path: { id: await importedRecord(world) } }),
    'import.undo': async ({ api }) => ({
      path: { id: String((await createImport(api.models)).stored._id) },
    }),
    'full-export.contents': () => ({}),
    'full-export.file': () => ({ query: { format: 'csv' } }),
    'audit.export': () => ({}),
    'audit.list': () => ({}),
    'test.create': () => ({ body: { stuff: 'Tents' } }),
    'test.list': () => ({}),
    'failed-work.state': () => ({}),
    'failed-work.list': () => ({}),
    'failed-work.retry': async ({ api }) => ({ path: { id: await failedWork(api) } }),
    'failed-work.delete': async ({ api }) => ({
      path: { id: await failedWork(api) },
      body: { reason: 'The family was called.' },
    }),
    'system.checks': () => ({}),
    'content.current': () => ({}),
    'content.list': () => ({}),
    'content.read': () => ({ path: { subject: 'counselors' } }),
    'content.preview': () => ({
      path: { subject: 'counselors' },
      body: { source: { eligibility: 'Counselors must be in 10th grade.' } },
    }),
    'content.mails': () => ({}),
    'content.preview-mail': () => ({
      path: { subject: 'mail-password-reset' },
      body: mailSample,
    }),
    'content.test-mail': () => ({
      path: { subject: 'mail-password-reset' },
      body: mailSample,
    }),
    'content.upload-logo': () => ({ file: pictureOf('png') }),
    'content.save': async ({ api }) => ({
      path: { subject: 'counselors' },
      body: {
        version: (await api.models.Content.findOne({ subject: 'counselors' }).lean())?.version ?? 0,
        source: { eligibility: 'Counselors must be in 10th grade.' },
      },
    }),
    'outgoing-webhook.list': () => ({}),
    'outgoing-webhook.create': () => ({
      body: { address: 'https://hooks.example.org/camp', events: ['camper.registered'] },
    }),
    'outgoing-webhook.update': async (world) => ({
      path: { id: String((await webhook(world))._id) },
      body: { isOn: false },
    }),
    'outgoing-webhook.delete': async (world) => ({ path: { id: String((await webhook(world))._id) } }),
    'outgoing-webhook.deliveries': async (world) => ({ path: { id: String((await webhook(world))._id) } }),
    'outgoing-webhook.resend': async (world) => {
      const { _id: webhookId } = await webhook(world);
      return { path: { id: String((await createWebhookDelivery(world.api.models, { webhookId }))._id) } };
    },
    'access-token.list': () => ({}),
    'access-token.create': () => ({
      body: { name: 'Bus planner', scopes: ['camper:view-all'], days: '90', current: knownPassword },
    }),
    'access-token.delete': async ({ api, owner }) => ({
      path: { id: String((await createAccessToken(api.models, { userId: owner._id }))._id) },
    }),
    'photograph.list': () => ({}),
    'photograph.all': () => ({}),
    'photograph.picture': async (world) => {
      const { _id, imageId } = await createPhotograph(world.api.models);
      await storePicture(world, 'photograph', { imageId, recordId: _id });
      return { path: { id: String(_id) } };
    },
    'photograph.create': () => ({ body: { name: 'lake.jpg' }, file: pictureOf('jpeg') }),
    'photograph.update': async ({ api }) => ({
      path: { id: String((await createPhotograph(api.models))._id) },
      body: { alt: 'Children jump into a lake.', consent: true, inGallery: true },
    }),
    'photograph.order': async ({ api }) => {
      await createPhotograph(api.models);
      const album = await api.models.Album.findById(campAlbum).orFail().lean();
      return { body: { photographs: album.photographs.map(String) } };
    },
    'photograph.delete': async ({ api }) => ({
      path: { id: String((await createPhotograph(api.models))._id) },
    }),
    'staff-about.list': () => ({}),
    'staff-about.create': () => ({ body: staffProfileInput() }),
    'staff-about.update': async ({ api }) => ({
      path: { id: String((await createStaffProfile(api.models))._id) },
      body: { hobbies: 'Kites' },
    }),
    'staff-about.delete': async ({ api }) => ({
      path: { id: String((await createStaffProfile(api.models))._id) },
    }),
    'data.user': ({ owner }) => ({ query: { id: String(owner._id) } }),
    'data.openings': () => ({}),
    'data.prior': ({ owner }) => ({ query: { id: String(owner._id) } }),
  };

const campersOf2019 = { kind: 'camper', fields: ['nameFirst', 'nameLast'], year: '2019' } as const;
/** Each file has other rows, since the same ones are imported once. */
const campersFile = () => Buffer.from(`First name,Last name\nCasey,Camper${nextNumber()}\n`);
const importedRecord = async ({ api }: World) => String((await createImport(api.models)).record._id);
/** A camp has few webhooks. */
async function webhook({ api }: World) {
  await api.models.OutgoingWebhook.deleteMany({});
  return createOutgoingWebhook(api.models);
}

const aMessage = { list: 'camper', query: '', subject: 'News', text: 'Hello' } as const;

const ownersCamper = ({ api, camp, owner }: World, values: Partial<StoredCamper> = {}) =>
  createCamper(api.models, { userId: owner._id, campId: camp._id, ...values });

const ownersStaff = ({ api, camp, owner }: World, values: Partial<StoredStaffApplication> = {}) =>
  createStaffApplication(api.models, { userId: owner._id, campId: camp._id, ...values });
const ownersCounselor = ({ api, camp, owner }: World, values: Partial<StoredCounselor> = {}) =>
  createCounselor(api.models, { userId: owner._id, campId: camp._id, ...values });

async function ownersApplication(world: World): Promise<string> {
  const counselor = await ownersCounselor(world);
  return String((await createCounselorApplication(world.api.models, { counselor }))._id);
}

/** A picture that the worker has finished. */
const storePicture = (
  { api }: World,
  subject: ImageSubject,
  { imageId, recordId }: { imageId: Types.ObjectId; recordId: Types.ObjectId },
) =>
  api.models.Image.create({
    ...{ _id: imageId, subject, recordId },
    ...{ bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' },
  });
async function failedWork({ models }: World['api']): Promise<string> {
  const userId = new Types.ObjectId().toString();
  const dead = { handler: 'mail.password-changed', state: 'dead', payload: { userId } } as const;
  return String((await models.Delivery.create({ ...dead, eventId: new Types.ObjectId() }))._id);
}

async function paidPayment(world: World) {
  const camper = await ownersCamper(world, { paid: true });
  return createPayment(world.api.models, [camper]);
}

async function ownersParent({ api, owner }: World): Promise<string> {
  await api.models.Parent.deleteMany({});
  return String((await createParent(api.models, { userId: owner._id }))._id);
}

async function linkOf({ api }: World, user: StoredUser, purpose: LinkPurpose) {
  const { jwtSecret: secret } = api.deps.settings;
  const request = { purpose, userId: user._id, email: user.email, now: api.clock.now(), secret };
  const id = await inTransaction(api.connection, (session) => createLink(api.models, session, request));
  return linkToken(secret, id.toString());
}
