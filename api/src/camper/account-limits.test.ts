import { campContent } from '@camp/contracts/content/camp';
import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { counselorForm, sendCounselor } from '../../test/counselor-form';

const api = serveApi();
const limited = serveApi({ limits: { registration: { most: 3, per: 3600 } } });

/** The test clock shows July 1, 2026. Registration for 2026 is open, and the camp of 2025 is over. */
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
  await createCamp(limited.models, { year: 2026 });
});

const admin = async ({ models, createAccount, signedIn }: typeof api) => {
  const { name } = await createRole(models, { camper: ['create', 'edit-all'] });
  return signedIn(await createAccount({ roles: [name] }));
};

async function accountWith(campers: number) {
  const account = await api.createAccount();
  for (let count = 0; count < campers; count += 1)
    await createCamper(api.models, { userId: account._id, campId });
  return account;
}

const twelveOfThirty = [...Array<number>(12).fill(201), ...Array<number>(18).fill(409)];

describe('the limit of 12 registrations per account and camp', () => {
  it('refuses the thirteenth with a contact, and claims no seat for it', async () => {
    const account = await accountWith(11);
    const parent = await api.signedIn(account);
    await sendForm(parent, camperForm()).expect(201);
    const { arrivals } = await api.models.Camp.findById(campId, { arrivals: 1 }).orFail().lean();

    const { status, body } = await sendForm(parent, camperForm());

    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      `You’ve registered 12 campers for this camp, the limit for one account. To register more, please email ${campContent.contact.email}.`,
    ]);
    expect(await api.models.Camp.findById(campId, { arrivals: 1 }).lean()).toMatchObject({ arrivals });
  });

  it('applies to each camp year separately', async () => {
    const account = await api.createAccount();
    const past = await createCamp(api.models, { year: 2025 });
    for (let count = 0; count < 12; count += 1)
      await createCamper(api.models, { userId: account._id, campId: past._id });

    await sendForm(await api.signedIn(account), camperForm()).expect(201);
  });

  it('holds for thirty concurrent registrations, and frees all seats but twelve', async () => {
    const account = await api.createAccount();
    const parent = await api.signedIn(account);
    await api.models.Camp.updateOne({ _id: campId }, { waitListAfter: 60 });
    const forms = Array.from({ length: 30 }, () => camperForm());
    // On a busy machine some requests lose too many conflicts, and are repeated as the page does.
    let repeats = 0;
    const send = async (form: (typeof forms)[number]) => {
      let answer = await sendForm(parent, form);
      for (; answer.status === 503; repeats += 1) answer = await sendForm(parent, form);
      return answer;
    };

    const answers = await Promise.all(forms.map(send));

    expect(answers.map(({ status }) => status).sort()).toEqual(twelveOfThirty);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
      new Set([expect.stringContaining('You’ve registered 12 campers for this camp')]),
    );
    const stored = await api.models.Camper.find({ userId: account._id, campId }).lean();
    expect(stored).toHaveLength(12);
    // The claim of a rejected attempt stays for a repeat, and the sweep releases it.
    const swept = { expireAfter: 0 };
    if (repeats > 0) await reconcileSeats(api.connection, api.models, campId, swept);
    const camp = await api.models.Camp.findById(campId, { claims: 1 }).orFail().lean();
    expect(camp.claims).toHaveLength(await api.models.Camper.countDocuments({ campId, waitlist: false }));
  });

  it('holds for thirty concurrent counselors without asking them to try again', async () => {
    const account = await api.createAccount();
    const parent = await api.signedIn(account);
    const forms = Array.from({ length: 30 }, (_, index) => counselorForm({ nameFirst: `Cora ${index}` }));

    const answers = await Promise.all(forms.map((form) => sendCounselor(parent, form)));

    expect(answers.map(({ status }) => status).sort()).toEqual(twelveOfThirty);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
      new Set([expect.stringContaining('You’ve registered 12 counselors for this camp')]),
    );
    expect(await api.models.Counselor.countDocuments({ userId: account._id })).toBe(12);
  });

  it('does not apply to administrators who enter paper forms', async () => {
    const clerk = await admin(api);
    for (let count = 0; count < 13; count += 1) await sendForm(clerk, camperForm()).expect(201);
  });
});

describe('the limit of registrations per account and hour', () => {
  it('refuses with a contact, and does not count a repeat of a stored registration', async () => {
    const parent = await limited.signedIn();
    const form = camperForm();
    for (const sent of [form, form, form, form, camperForm(), camperForm()])
      await sendForm(parent, sent).expect(201);

    const { status, body, headers } = await sendForm(parent, camperForm());

    expect([status, body.code, body.message]).toEqual([
      429,
      'too-many-requests',
      `You’ve sent many registrations in a short time. Please try again later. If you need help, please email ${campContent.contact.email}.`,
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    await sendForm(await limited.signedIn(), camperForm()).expect(201);
  });

  it('does not apply to administrators', async () => {
    const clerk = await admin(limited);
    for (let count = 0; count < 4; count += 1) await sendForm(clerk, camperForm()).expect(201);
  });
});
