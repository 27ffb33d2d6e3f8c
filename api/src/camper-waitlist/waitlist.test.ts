import { readSeats } from '@camp/database/camp/seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';
import { camperForm } from '../../test/camper-form';

const api = serveApi();

it('claims and offers no seat for a family that chooses the waitlist, although a seat is free', async () => {
  const camp = await createCamp(api.models, { year: 2026, waitListAfter: 10 });
  const parent = await api.signedIn();

  const { status, body } = await parent.post('/api/camper-waitlist/create', camperForm());

  expect({ status, msg: body.msg }).toMatchObject({
    status: 201,
    msg: { waitlist: true, chosenWaitlist: true, paid: null },
  });
  expect(body.msg).not.toHaveProperty('waitlistPosition');
  expect(await readSeats(api.models, camp._id)).toMatchObject({ claims: [], arriving: [], arrivals: 1 });
  expect((await parent.post('/api/camper/create', camperForm())).body.msg).toMatchObject({ waitlist: false });
});

it('shows a waitlist position to its family only, and the list by its own right', async () => {
  await api.models.Camp.deleteMany({});
  await createCamp(api.models, { year: 2026, waitListAfter: 1 });
  const [first, second, third] = await Promise.all([api.signedIn(), api.signedIn(), api.signedIn()]);
  await first.post('/api/camper/create', camperForm()).expect(201);
  await first.post('/api/camper-waitlist/create', camperForm()).expect(201);
  const next = await second.post('/api/camper/create', camperForm());
  const last = await third.post('/api/camper/create', camperForm());

  expect(next.body.msg).toMatchObject({ waitlist: true, waitlistPosition: 1 });
  expect(last.body.msg).toMatchObject({ waitlist: true, waitlistPosition: 2 });
  expect((await third.get('/api/data/user')).body.camper).toMatchObject([{ waitlistPosition: 2 }]);
  const signedInWith = async (actions: Parameters<typeof createRole>[1]) => {
    const { name } = await createRole(api.models, actions);
    return api.signedIn(await api.createAccount({ roles: [name] }));
  };
  const lists = await signedInWith({ 'camper-waitlist': ['view-all'] });
  const { body: listed } = await lists.get('/api/camper-waitlist/list');
  expect(listed).toHaveLength(3);
  expect(JSON.stringify(listed)).not.toMatch(/waitlistPosition|allergic/);
  const linesOf = async (reader: typeof lists) => {
    const { text } = await reader.get('/api/camper-waitlist/export?columns=grade,status,seat').expect(200);
    return text.trim().split('\r\n').slice(1);
  };
  // Without the right to see campers, a reader doesn't see these answers, so the file states nothing.
  expect(await linesOf(lists)).toEqual(Array(3).fill(',,'));
  // Nor does the list show campers with a seat, whatever its address asks for.
  expect((await lists.get('/api/camper-waitlist/list?waitlist=false')).body).toEqual(listed);
  const { text } = await lists.get('/api/camper-waitlist/export?columns=grade,status&waitlist=false');
  expect(text).toMatch(/^[^\r]+\r\n(?:,\r\n){3}$/);
  // Answers that they don't see must not be found either.
  for (const asked of ['q=a', 'sort=nameLast', 'grade=5th'])
    for (const call of ['list', 'export'])
      await lists.get(`/api/camper-waitlist/${call}?${asked}`).expect(403);
  const both = await signedInWith({ 'camper-waitlist': ['view-all'], camper: ['view-all'] });
  await both.get('/api/camper-waitlist/list?q=a&sort=nameLast').expect(200);
  expect(await linesOf(both)).toEqual(Array(3).fill('5th,Waitlist Registration Submitted,Waitlist'));
  await lists.get('/api/camper/list').expect(403);
  await (await signedInWith({ camper: ['view-all'] })).get('/api/camper-waitlist/list').expect(403);
});
