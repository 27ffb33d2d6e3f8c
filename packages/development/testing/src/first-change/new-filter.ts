import type { FirstChange } from './first-change';

/** A filter of counselor applications by whether they were on time. */
export const newFilter: FirstChange = {
  readme: 'admin-app/src/list/README.md',
  section: 'To add a filter',
  steps: [
    {
      step: 'Each field with a few answers is a filter already.',
      edits: [
        {
          file: 'packages/contracts/src/counselor-application/list.ts',
          behind: '  filters: [',
          text: `
    {
      name: 'due',
      label: 'Due date',
      visibility: 'open',
      options: [
        { value: 'late', label: 'Late', query: { late: 'true' } },
        { value: 'in-time', label: 'On time', query: { late: 'false' } },
      ],
    },
    `,
        },
      ],
    },
    {
      step: 'Translate each of these words for the database',
      edits: [
        {
          file: 'api/src/counselor-application/application-kind.ts',
          behind: '  meanings: () => ({',
          text: " late: (late) => ({ late: late === 'true' }) ",
        },
      ],
    },
    { step: 'A filter that only holders of `data` may use', edits: [] },
    {
      step: "Test what it finds, and what it doesn't, in the list's test.",
      edits: [
        {
          file: 'api/src/counselor-application/due-filter.test.ts',
          text: `import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('finds applications that came after the due date', async () => {
  const { _id: campId } = await createCamp(api.models, { year: 2026 });
  for (const late of [true, false]) {
    const counselor = await createCounselor(api.models, { campId, nameFirst: late ? 'Lea' : 'Ian' });
    await createCounselorApplication(api.models, { counselor, late });
  }
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  const { body: found } = await admin.get('/api/counselor-app/list?due=late').expect(200);
  expect(found.map(({ nameFirst }: { nameFirst: string }) => nameFirst)).toEqual(['Lea']);
  await admin.get('/api/counselor-app/list?due=no-such').expect(400);
});
`,
        },
      ],
    },
  ],
  declaration: 1,
  namedByTheCompiler: ['api/src/counselor-application/application-kind.ts'],
  tests: ['api/src/counselor-application/due-filter.test.ts'],
};
