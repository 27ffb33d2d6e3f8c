import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));

const holding = async (...actions: string[]) => {
  const { name } = await createRole(api.models, { counselor: actions as never });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

describe('the list', () => {
  it('filters, sorts, searches and counts, and hides medical answers without the right data (S22)', async () => {
    const camp = await createCamp(api.models, { year: 2021 });
    const counselor = (nameLast: string, values: object) =>
      createCounselor(api.models, { campId: camp._id, nameLast, ...values });
    const first = await counselor('Adams', { grade: '12th', phoneNumber: '303 555 0111' });
    await counselor('Brook', { grade: '10th', dietaryRestrictions: 'Yes', dietaryRestrictionsVal: 'Vegan' });
    await counselor('Cole', { grade: '11th' });
    await createCounselorApplication(api.models, { counselor: first });
    const [viewer, nurse] = [await holding('view-all'), await holding('view-all', 'data')];
    const ask = async (query: string, client = viewer) => {
      const { body, headers } = await client.get(`/api/counselor/list?year=2021&${query}`);
      const names = (body as { nameLast: string }[]).map(({ nameLast }) => nameLast);
      return [names.join(' '), headers['x-total-count']];
    };

    expect(await ask('sort=-nameLast&page=1&pageSize=2')).toEqual(['Cole Brook', '3']);
    expect(await ask('sort=grade')).toEqual(['Brook Cole Adams', '3']);
    expect(await ask('applied=true')).toEqual(['Adams', '1']);
    expect(await ask('applied=false&sort=nameLast')).toEqual(['Brook Cole', '2']);
    expect(await ask('q=555-0111')).toEqual(['Adams', '1']);
    expect(await ask('dietaryRestrictions=Yes', nurse)).toEqual(['Brook', '1']);
    expect((await viewer.get('/api/counselor/list?year=2021&dietaryRestrictions=Yes')).status).toBe(403);
    const { text } = await viewer.get('/api/counselor/list?year=2021');
    for (const secret of ['Bee stings', 'Dr. Doe', 'medical"', 'flags']) expect(text).not.toContain(secret);
  });

  it('is a file with the columns that the person may see', async () => {
    const camp = await createCamp(api.models, { year: 2022 });
    const kim = await createCounselor(api.models, { campId: camp._id, nameFirst: 'Kim', nameLast: 'Dell' });
    await createCounselor(api.models, { campId: camp._id, nameFirst: 'Lee', nameLast: 'Eaton' });
    const [viewer, nurse] = [await holding('view-all'), await holding('view-all', 'data')];

    const asked = await viewer.get(
      '/api/counselor/export?year=2022&columns=name,grade,status&records=' + String(kim._id),
    );
    const all = await viewer.get('/api/counselor/export?year=2022');
    const medical = await nurse.get('/api/counselor/export?year=2022&columns=allergicReactionsVal');

    expect(asked.text).toBe(
      '\uFEFFFirst name,Last name,Grade,Status\r\nKim,Dell,11th,Application Incomplete\r\n',
    );
    expect(asked.headers['content-disposition']).toBe('attachment; filename="counselor-2022.csv"');
    expect(all.text).not.toContain('Bee stings');
    expect(medical.text).toContain('Bee stings');
  });
});
