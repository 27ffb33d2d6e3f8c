import { campInput, createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

it('checks a camp with the words of its form', async () => {
  const admin = await administrator();
  const answers: [string, unknown, string][] = [
    ['registrationCost', -1, 'Min of 0 (free)'],
    ['registrationCost', 401, 'Max of 400'],
    ['waitListAfter', 9, 'Min of 10'],
    ['waitListAfter', 61, 'Max of 60'],
    ['campTheme', '', 'Must be longer than one character.'],
    ['director1Phone', '', 'Must be longer than one character.'],
    ['year', 2024, 'Choose a year.'],
    ['year', 2046, 'Choose a year.'],
    ['startDate', '', 'Enter the start date.'],
  ];
  for (const [path, value, message] of answers) {
    const { status, body } = await admin.post('/api/camp/create', {
      ...campInput({ year: 2035 }),
      [path]: value,
    });
    expect([path, status, body.errors]).toEqual([path, 400, [{ path, message }]]);
  }
});

it('is made once for a year, even by two at once, and its year stays', async () => {
  const admin = await administrator();
  const create = (values = {}) => admin.post('/api/camp/create', campInput({ year: 2031, ...values }));
  const same = await Promise.all([1, 2, 3].map(() => create()));
  const others = await Promise.all([
    create({ campTheme: 'Lakes' }),
    (await administrator()).post('/api/camp/create', campInput({ year: 2031 })),
  ]);
  api.clock.pass(61_000);
  const late = await create();
  const [{ body }] = same as [(typeof same)[number]];

  const changed = await admin.post(`/api/camp/update/${body._id}`, { year: 2032, campTheme: 'Rivers' });

  expect(same.map((answer) => [answer.status, answer.body._id])).toEqual(same.map(() => [201, body._id]));
  for (const answer of [...others, late])
    expect([answer.status, answer.body.message]).toEqual([409, 'There is a camp for 2031 already.']);
  expect(await api.models.Camp.countDocuments({ year: 2031 })).toBe(1);
  expect(changed.body.msg).toMatchObject({ year: 2031, campTheme: 'Rivers', danceTheme: 'Neon' });
});

it('never has fewer seats than are taken, and offers new ones to who waits longest', async () => {
  const admin = await administrator();
  const { _id: campId } = await createCamp(api.models, { year: 2026, waitListAfter: 10 });
  for (let at = 0; at < 12; at += 1) await createCamper(api.models, { campId, waitlist: at >= 10 });
  const change = (waitListAfter: number) =>
    admin.post(`/api/camp/update/${String(campId)}`, { waitListAfter });
  const waiting = () => api.models.Camper.find({ campId, waitlist: true }).sort({ arrival: 1 }).lean();

  const [first, second] = await waiting();
  const raised = await change(11);
  const refused = await change(10);

  expect([raised.status, (await waiting()).map(({ _id }) => _id)]).toEqual([200, [second?._id]]);
  expect(first?._id).not.toEqual(second?._id);
  expect([refused.status, refused.body.message]).toEqual([409, '11 seats are taken: there cannot be fewer.']);
});

it('is shown as of a day, by the rules of the live site', async () => {
  const admin = await administrator();
  const { _id } = await createCamp(api.models, { year: 2027 });
  const previewOn = async (date: string) =>
    (await admin.get(`/api/camp/preview/${String(_id)}?date=${date}`)).body;

  expect(await previewOn('2027-06-20')).toMatchObject({ registrationOpen: true, price: 300, isLate: false });
  expect(await previewOn('2027-08-20')).toMatchObject({ registrationOpen: true, price: 325, isLate: true });
});
