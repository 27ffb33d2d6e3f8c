import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';

const api = serveApi();
beforeEach(() => api.models.Camp.deleteMany({}));

/** The clock is set to July 1, 2026. */
const before = { registrationStart: new Date('2026-07-15') };
const after = { registrationStart: new Date('2026-06-15'), startDate: new Date('2026-06-30') };
const closed = 'Registration is currently closed.';

it.each([
  [
    'this camp before it opens',
    before,
    undefined,
    '2026-07-15T00:00:00.000Z',
    `${closed} It will open on July 15, 2026`,
  ],
  [
    'the next camp after the close',
    after,
    '2027-06-15',
    '2027-06-15T00:00:00.000Z',
    `${closed} It will open on June 15, 2027`,
  ],
  ['no camp after the close of the last one', after, undefined, null, closed],
  ['no camp that is over', after, '2026-05-01', null, closed],
])(
  'names the opening of %s, both in the refusal and on the pages',
  async (_what, dates, later, nextOpening, notice) => {
    await createCamp(api.models, { year: 2026, ...dates });
    if (later) await createCamp(api.models, { year: 2027, registrationStart: new Date(later) });

    const refusal = await sendForm(await api.signedIn(), camperForm());
    const camp = await api.visitor.get('/api/camp/current');

    expect([refusal.status, refusal.body.code, refusal.body.message]).toEqual([
      409,
      'registration-closed',
      notice,
    ]);
    expect(camp.body).toMatchObject({ year: 2026, registrationOpen: false, nextOpening });
  },
);

it('is absent while registration is open', async () => {
  await createCamp(api.models, { year: 2026 });
  await createCamp(api.models, { year: 2027 });

  const { body } = await api.visitor.get('/api/camp/current');

  expect(body).toMatchObject({ registrationOpen: true, nextOpening: null });
});
