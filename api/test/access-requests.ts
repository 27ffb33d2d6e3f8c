import { campAlbum } from '@camp/database/photograph/album-model';
import { createStaffProfile, staffProfileInput } from '@camp/database/test/factories/staff-profile';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createImport } from '@camp/database/test/factories/import';
import { createAccessToken } from '@camp/database/test/factories/access-token';
import { createOutgoingWebhook, createWebhookDelivery } from '@camp/database/test/factories/outgoing-webhook';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { campInput } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { knownPassword } from './api-under-test';
import { pictureOf } from './pictures';
import { ownersCamper, storePicture, type AccessRequests, type World } from './access-world';
import { accountRequests } from './account-requests';
import { paymentRequests } from './payment-requests';
import { registrationRequests } from './registration-requests';

/** Builds a request of each operation with its own records. */
export const accessRequests: Required<AccessRequests> = {
  ...accountRequests,
  ...registrationRequests,
  ...paymentRequests,
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

/** The words of an email, for an example person. */
const mailSample = {
  source: { subject: 'New password', heading: 'New password', text: '{greeting}' },
  person: 0,
};

const aMessage = { list: 'camper', query: '', subject: 'News', text: 'Hello' } as const;

const campersOf2019 = { kind: 'camper', fields: ['nameFirst', 'nameLast'], year: '2019' } as const;
/** Each file has other rows, since the same ones are imported once. */
const campersFile = () => Buffer.from(`First name,Last name\nCasey,Camper${nextNumber()}\n`);
const importedRecord = async ({ api }: World) => String((await createImport(api.models)).record._id);
/** A camp has few webhooks. */
async function webhook({ api }: World) {
  await api.models.OutgoingWebhook.deleteMany({});
  return createOutgoingWebhook(api.models);
}

async function failedWork({ models }: World['api']): Promise<string> {
  const userId = new Types.ObjectId().toString();
  const dead = { handler: 'mail.password-changed', state: 'dead', payload: { userId } } as const;
  return String((await models.Delivery.create({ ...dead, eventId: new Types.ObjectId() }))._id);
}
