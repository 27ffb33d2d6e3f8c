import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import {
  counselorApplicationInput,
  createCounselorApplication,
} from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
const path = '/api/counselor-app/create';

let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});

/** An account with this many registrations that have no application. */
async function family(counselors: number) {
  const account = await api.createAccount();
  const ids: string[] = [];
  for (let count = 0; count < counselors; count += 1)
    ids.push(String((await createCounselor(api.models, { userId: account._id, campId }))._id));
  return { client: await api.signedIn(account), ids };
}

it('is stored once, with its event, for the only registration without an application', async () => {
  const {
    client,
    ids: [id],
  } = await family(1);
  const form = { ...counselorApplicationInput(), userId: 'another' };

  const answers = await Promise.all([client.post(path, form), client.post(path, form)]);

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [{ body }, again] = answers;
  expect(again.body._id).toBe(body._id);
  expect(body.msg).toMatchObject({
    type: 'CounselorApplication',
    counselor: id,
    userId: client.userId,
    campYear: 2026,
    choiceFirst: 'Crafts',
    yearsCamper: 4,
  });
  const event = { name: 'counselor-application.received', 'payload.applicationId': body._id } as const;
  expect(await api.models.Outbox.countDocuments(event)).toBe(1);
  const { body: counselor } = await client.get(`/api/counselor/read/${id}`);
  expect(counselor.application).toBe(body._id);
});

it('is stored once, however many different applications arrive at once', async () => {
  const { client, ids } = await family(1);
  const forms = [1, 2, 3, 4].map((yearsCamper) => counselorApplicationInput({ yearsCamper }));

  const answers = await Promise.all(forms.map((form) => client.post(path, form)));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await api.models.CounselorApplication.countDocuments({ counselorId: ids[0] })).toBe(1);
});

it('asks which registration if several wait, and refuses an application without a registration, for another family’s, or a second one', async () => {
  const [two, none, other] = [await family(2), await family(0), await family(1)];
  const form = counselorApplicationInput();
  const said = async (client: typeof two.client, counselor?: string) => {
    const { status, body } = await client.post(path, { ...form, ...(counselor && { counselor }) });
    return [status, body.message];
  };

  expect(await said(two.client)).toEqual([
    409,
    'Choose which counselor is applying. More than one is registered.',
  ]);
  expect(await said(two.client, two.ids[1])).toEqual([201, undefined]);
  expect((await two.client.post(path, { ...form, yearsCamper: 2, counselor: '' })).body.msg.counselor).toBe(
    two.ids[0],
  );
  const already = [
    409,
    'This counselor has already applied. You can change the application from your profile.',
  ];
  expect(await said(two.client, two.ids[0])).toEqual(already);
  expect(await said(other.client, two.ids[0])).toEqual([404, 'Counselor not found.']);
  expect(await said(none.client)).toEqual([
    409,
    'Please register as a counselor first. The application comes next.',
  ]);
});

it('can be changed, listed and deleted by right, then sent again', async () => {
  const { client, ids } = await family(1);
  const counselor = await api.models.Counselor.findById(ids[0]).orFail().lean();
  const application = await createCounselorApplication(api.models, { counselor });
  const id = String(application._id);
  const { name } = await createRole(api.models, { 'counselor-app': ['view-all'] });
  const reader = await api.signedIn(await api.createAccount({ roles: [name] }));

  const twice = await client.post(`/api/counselor-app/update/${id}`, { choiceSecond: 'Crafts' });
  const swapped = await client.post(`/api/counselor-app/update/${id}`, {
    choiceFirst: 'Jr. Cabin',
    choiceSecond: 'Crafts',
  });
  expect([twice.status, twice.body.errors]).toEqual([
    400,
    [{ path: 'choiceSecond', message: smallForms.jobChosenTwice }],
  ]);
  expect([swapped.status, swapped.body.msg.choiceFirst]).toEqual([200, 'Jr. Cabin']);
  const { body: listed } = await reader.get(
    `/api/counselor-app/list?choiceFirst=Jr. Cabin&sort=nameLast&q=${counselor.nameFirst}`,
  );
  expect(listed).toMatchObject([
    { _id: id, nameFirst: counselor.nameFirst, patienceQuestion: expect.any(String) },
  ]);
  const file = await reader.get(
    '/api/counselor-app/export?columns=name,choiceFirst&q=' + counselor.nameFirst,
  );
  expect(file.text).toBe(
    `\uFEFFFirst name,Last name,1st choice\r\n${counselor.nameFirst},Counselor,Jr. Cabin\r\n`,
  );

  await client.delete(`/api/counselor-app/delete/${id}`).expect(200);
  await client.post(path, counselorApplicationInput()).expect(201);
});

it('is accepted while registration is open, and can be changed by its family until camp begins', async () => {
  api.clock.set((await api.models.Camp.findById(campId).orFail().lean()).startDate);
  const [{ client }, late] = [await family(1), await family(1)];
  const { body } = await client.post(path, counselorApplicationInput()).expect(201);
  const change = (by: typeof client) =>
    by.post(`/api/counselor-app/update/${body._id}`, { campExperience: 'Two years.' });
  const { name } = await createRole(api.models, { 'counselor-app': ['edit-all'] });
  const clerk = await api.signedIn(await api.createAccount({ roles: [name] }));
  expect((await change(clerk)).status).toBe(200);
  api.clock.pass(1);

  const refused = await late.client.post(path, counselorApplicationInput());

  expect([refused.status, refused.body.code]).toEqual([409, 'registration-closed']);
  expect([(await change(client)).status, (await change(clerk)).status]).toEqual([409, 200]);
  expect(body.msg.late).toBe(true);
});
