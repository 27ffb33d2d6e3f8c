import { endOfDueDay } from '@camp/contracts/camp/dates';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { ZoneFrom } from '@camp/contracts/content/time-zones';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeEach(async () => {
  await api.models.Content.deleteMany({});
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
});
afterEach(() => applySavedContent({}));

const save = async (version: number, zones: readonly ZoneFrom[]) => {
  const client = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  return client.post('/api/content/save/time-zones', { version, source: { zones } });
};
const eastern = { firstYear: '1950', zone: 'America/New_York' };
const mountain = { firstYear: '1950', zone: 'America/Denver' };

it('is chosen freely before the first registration', async () => {
  await createCamp(api.models, { year: 2027 });

  expect((await save(0, [eastern])).status).toBe(200);
  await api.visitor.get('/api/content/current').expect(200);

  expect(endOfDueDay('2027-07-03').toISOString()).toBe('2027-07-04T03:59:59.999Z');
});

it('stays for a camp with registrations, and changes for later ones', async () => {
  const camp = await createCamp(api.models, { year: 2027 });
  await createCamper(api.models, { campId: camp._id });

  const refused = await save(0, [eastern]);
  const accepted = await save(0, [mountain, { ...eastern, firstYear: '2028' }]);
  await api.visitor.get('/api/content/current').expect(200);

  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      {
        path: 'zones',
        message: 'Camp 2027 has registrations, so its time zone stays America/Denver.',
      },
    ],
  ]);
  expect(accepted.status).toBe(200);
  expect([endOfDueDay('2027-07-03').toISOString(), endOfDueDay('2028-07-03').toISOString()]).toEqual([
    '2027-07-04T05:59:59.999Z',
    '2028-07-04T03:59:59.999Z',
  ]);
});

it('refuses a zone or a year that does not exist', async () => {
  const { status, body } = await save(0, [{ firstYear: '27', zone: 'Mars/Olympus' }]);

  expect([status, body.errors]).toEqual([
    400,
    [
      { path: 'zones.0.firstYear', message: 'Enter a year such as 2027.' },
      { path: 'zones.0.zone', message: 'Choose: Time zone.' },
    ],
  ]);
});
