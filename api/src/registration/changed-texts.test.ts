import { applySavedContent } from '@camp/contracts/content/saved-content';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi, type Client } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';

const api = serveApi();

beforeAll(() => createCamp(api.models, { year: 2026 }));
beforeEach(() => api.models.Content.deleteMany({}));
afterEach(() => applySavedContent({}));

/** An administrator changes fields of a subject. */
async function change(subject: string, values: object) {
  const editor = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const { body } = await editor.get(`/api/content/read/${subject}`).expect(200);
  const source = { ...body.source, ...values };
  await editor.post(`/api/content/save/${subject}`, { version: body.version, source }).expect(200);
}
const rules = { rules: ['Be kind.'] };
const shipped = 'medicalConfirm=1, zeroConfirm=1';
const changed = 'medicalConfirm=1, zeroConfirm=1001';

const register = (client: Client, versions: string, form = camperForm(), key?: string) => {
  const call = sendForm(client, form).set(agreedVersionsHeader, versions);
  return key === undefined ? call : call.set('Idempotency-Key', key);
};
const signedVersionsOf = async (userId: string) =>
  (await api.models.Camper.find({ userId }).sort({ _id: 1 }).lean<StoredCamper[]>()).map(
    ({ signatures }) => signatures?.zeroConfirm?.version,
  );

it('refuses an agreement to a text that changed meanwhile, returns the new text, and keeps earlier agreements', async () => {
  const client = await api.signedIn();
  await register(client, shipped, camperForm({ nameFirst: 'Ada' })).expect(201);
  await change('zero-tolerance', rules);
  const form = camperForm({ nameFirst: 'Grace' });

  const { status, body } = await register(client, shipped, form);

  expect([status, body.code]).toEqual([409, 'changed-text']);
  expect(body.errors).toEqual([{ path: 'zeroConfirm', message: body.message }]);
  expect(body.message).toContain('This text has changed. Please read it again and check the box.');
  expect(body.content['zero-tolerance']).toEqual({ version: 1, values: rules });
  expect(await signedVersionsOf(client.userId)).toEqual([1]);

  await register(client, changed, form).expect(201);
  expect(await signedVersionsOf(client.userId)).toEqual([1, 1_001]);
});

it('returns the record of a submit whose response was lost before the text changed', async () => {
  const client = await api.signedIn();
  const form = camperForm();
  const first = await register(client, shipped, form, 'the-same').expect(201);
  await change('zero-tolerance', rules);

  const again = await register(client, shipped, form, 'the-same');

  expect([again.status, again.body._id]).toEqual([201, first.body._id]);
});

it('asks again when a registration is changed, and compares only what is sent', async () => {
  const client = await api.signedIn();
  const { body } = await register(client, shipped).expect(201);
  await change('zero-tolerance', rules);
  const update = (sent: object, versions: string) =>
    client.post(`/api/camper/update/${body._id}`, sent).set(agreedVersionsHeader, versions);

  await update({ zeroConfirm: true, school: 'Mesa' }, shipped).expect(409);
  await update({ school: 'Mesa' }, shipped).expect(200);
  expect(await signedVersionsOf(client.userId)).toEqual([1]);

  await update({ zeroConfirm: true }, changed).expect(200);
  expect(await signedVersionsOf(client.userId)).toEqual([1_001]);
});

it('refuses an invalid header, and accepts a call without the header', async () => {
  const client = await api.signedIn();

  const { status, body } = await register(client, 'zeroConfirm: 1');

  expect([status, body.code]).toEqual([400, 'malformed']);
  await sendForm(client, camperForm()).expect(201);
});

it('uses changed words in refusals at once, before any page was served', async () => {
  const client = await api.signedIn();
  const { body } = await register(client, shipped).expect(201);
  await api.models.Camper.updateOne({ _id: body._id }, { paid: true });

  await change('camp', { 'contact.email': 'office@lake-hope.test' });
  const refused = await client.post(`/api/camper/update/${body._id}`, { school: 'Mesa' }).expect(409);

  expect(refused.body.message).toContain('office@lake-hope.test');
});
