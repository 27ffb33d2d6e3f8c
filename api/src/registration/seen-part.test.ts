import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let camp: StoredCamp;
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
});

const holding = async (subject: Subject, ...actions: Action[]) => {
  const role = await createRole(api.models, { [subject]: actions });
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};

const secret = 'Only to be read by some';

it.each([
  ['camper', () => createCamper(api.models, { campId: camp._id, parentNameLast: secret, nameLast: secret })],
  ['counselor', () => createCounselor(api.models, { campId: camp._id, parentNameLast: secret })],
  ['staff', () => createStaffApplication(api.models, { campId: camp._id, emergencyContactName: secret })],
] as const)(
  'a change of a %s by somebody who may not see an answer reveals nothing and confirms no guess',
  async (kind, make) => {
    const record = await make();
    const path = `/api/${kind}/update/${String(record._id)}`;
    const clerk = await holding(kind, 'edit-all');

    const { body } = await clerk.post(path, {}).expect(200);

    const { _id, campYear, type } = body.msg;
    expect(body.msg).toEqual({ _id: String(record._id), campYear: 2026, type });
    expect([_id, campYear]).toEqual([body._id, 2026]);
    expect(JSON.stringify(body)).not.toContain(secret);
    const { body: seen } = await (await holding(kind, 'edit-all', 'view-all')).post(path, {}).expect(200);
    expect(JSON.stringify(seen)).toContain(secret);
  },
);

it('a refused move of a camper reveals nothing', async () => {
  const camper = await createCamper(api.models, { campId: camp._id, parentNameLast: secret });
  const asked = { campers: [String(camper._id)], waitlist: false };

  const { text } = await (
    await holding('camper', 'edit-all')
  )
    .post('/api/camper/waitlist', asked)
    .expect(200);

  expect(text).toContain(String(camper._id));
  expect(text).not.toContain(secret);
});

it('neither a parent’s block nor a refund reveals anything', async () => {
  const account = await api.createAccount({ nameLast: secret, nameFirst: 'Ruth' });
  const block = await api.models.Parent.create({
    userId: account._id,
    parentNameFirst: 'Ruth',
    parentNameLast: secret,
    addressStreet: 'Elm St 1',
    addressCity: 'Denver',
    addressState: 'CO',
    addressZip: '80201',
    addressCountry: 'United States',
    phoneNumber: '3035550100',
    emailAddress: 'ruth@example.org',
  });
  const clerk = await holding('parent', 'edit-all');
  const changed = await clerk.post(`/api/parent/update/${String(block._id)}`, {}).expect(200);
  expect(changed.text).not.toContain(secret);

  const camper = await createCamper(api.models, { campId: camp._id, userId: account._id, paid: true });
  const payment = await createPayment(api.models, [camper], { status: 'paid' });
  const refunded = await (
    await holding('stripe', 'edit-all')
  ).post('/api/stripe/refund', { payment: String(payment._id), reason: 'Fell ill.' });
  expect(refunded.body.msg._id).toBe(String(payment._id));
  expect(refunded.text).not.toContain(secret);
});
