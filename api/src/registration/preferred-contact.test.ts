import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let camp: StoredCamp;
let admin: Awaited<ReturnType<typeof api.signedIn>>;

interface Owned {
  campId: Types.ObjectId;
  userId: Types.ObjectId;
  nameLast: string;
}

/** One registration of each kind. */
async function registerAll(values: Owned): Promise<void> {
  await createCamper(api.models, values);
  await createCamper(api.models, { ...values, waitlist: true });
  await createCounselorApplication(api.models, { counselor: await createCounselor(api.models, values) });
  await createStaffApplication(api.models, values);
}

beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
  const earlier = await createCamp(api.models, { year: 2025 });
  const texts = await api.createAccount({ preferedContact: 'Text', nameFirst: 'Tess' });
  const calls = await api.createAccount({ preferedContact: 'PhoneCall' });
  await registerAll({ campId: camp._id, userId: texts._id, nameLast: 'Texts' });
  await registerAll({ campId: camp._id, userId: calls._id, nameLast: 'Calls' });
  await registerAll({ campId: earlier._id, userId: texts._id, nameLast: 'Earlier' });
  admin = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
});

const lists = ['camper', 'camper-waitlist', 'counselor', 'counselor-app', 'staff'] as const;

it.each(lists)('is in the list and the file of %s, and filters both', async (list) => {
  const all = await admin.get(`/api/${list}/list?sort=nameLast&pageSize=50`).expect(200);
  const some = await admin.get(`/api/${list}/list?preferedContact=Text&page=1&pageSize=50`).expect(200);
  const file = await admin
    .get(`/api/${list}/export?columns=nameLast,preferedContact&preferedContact=PhoneCall`)
    .expect(200);

  const shown = (all.body as { nameLast: string; preferedContact: string }[]).map(
    ({ nameLast, preferedContact }) => `${nameLast}: ${preferedContact}`,
  );
  expect([...new Set(shown)]).toEqual(['Calls: PhoneCall', 'Texts: Text']);
  const found = (some.body as { nameLast: string }[]).map(({ nameLast }) => nameLast);
  expect([...new Set(found)]).toEqual(['Texts']);
  expect(some.headers['x-total-count']).toBe(String(found.length));
  const [heading, ...lines] = file.text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(heading).toBe('Last name,Preferred contact');
  expect([...new Set(lines)]).toEqual(['Calls,Phone Call']);
  await admin.get(`/api/${list}/list?preferedContact=Pigeon`).expect(400);
});

it('follows a change of the account at once', async () => {
  const user = await api.createAccount({ preferedContact: 'Email' });
  const owned = { campId: camp._id, userId: user._id, nameLast: 'Changes' };
  await createCounselor(api.models, owned);

  await api.models.User.updateOne({ _id: user._id }, { preferedContact: 'PhoneCall' });

  const { body } = await admin.get('/api/counselor/list?q=Changes&preferedContact=PhoneCall').expect(200);
  expect(body).toMatchObject([{ nameLast: 'Changes', preferedContact: 'PhoneCall' }]);
  const none = await admin.get('/api/counselor/list?preferedContact=Email').expect(200);
  expect(none.body).toEqual([]);
});

it('narrows one account’s campers, the totals and the group of a message', async () => {
  const texts = await api.models.User.findOne({ nameFirst: 'Tess' }).orFail().lean();
  const account = texts._id.toString();
  const own = await admin.get(`/api/camper/list?account=${account}&preferedContact=PhoneCall`).expect(200);
  const totals = await admin.get('/api/camper/totals?preferedContact=Text').expect(200);
  const message = { list: 'camper', query: 'preferedContact=Text', subject: 'Hello', text: 'Hello' };
  const group = await admin.post('/api/message/preview', message).expect(200);

  expect(own.body).toEqual([]);
  expect(totals.body).toMatchObject({ campers: 2, seated: 1, waitlisted: 1 });
  expect(group.body).toMatchObject({ total: 1, to: { name: expect.stringMatching(/^Tess /) } });
});

it('is hidden from people who may not see all registrations', async () => {
  const { name } = await createRole(api.models, { camper: ['view', 'edit-all', 'data'] });
  const client = await api.signedIn(await api.createAccount({ roles: [name] }));

  await client.get('/api/camper/list?preferedContact=Text').expect(403);
  await client.get('/api/camper/export?columns=preferedContact').expect(403);
});
