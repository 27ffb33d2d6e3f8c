import type { FirstChange } from './first-change';

/** A column that combines two fields. */
export const newColumn: FirstChange = {
  readme: 'admin-app/src/list/README.md',
  section: 'To add a column',
  steps: [
    {
      step: 'Each field of the record is a column already',
      edits: [
        {
          file: 'packages/contracts/src/camper/list.ts',
          behind: "  shown: ['name', 'grade', 'parent', 'status', ",
          text: "'pupil', ",
        },
      ],
    },
    {
      step: 'Declare any other column in `columns` there.',
      edits: [
        {
          file: 'packages/contracts/src/camper/list.ts',
          behind: '    gradeColumn,\n',
          text: "    { name: 'pupil', label: 'Pupil', kind: 'text', visibility: 'contact', of: ['sex', 'school'] },\n",
        },
      ],
    },
    {
      step: 'Define what its cell shows in `cells` of the list',
      edits: [
        {
          file: 'admin-app/src/features/camper/list/camper-list-view.tsx',
          behind: '    name: wholeName,\n',
          text: '    pupil: ({ sex, school }) => `${sex}, ${school}`,\n',
        },
      ],
    },
    {
      step: 'Test what a row shows in the test',
      edits: [
        {
          file: 'admin-app/src/features/camper/pages/camper-list-page.test.tsx',
          behind: "  for (const text of ['5th', ",
          text: "'Girl, Springfield Elementary', ",
        },
        {
          file: 'admin-app/src/features/camper/pages/camper-list-totals.test.tsx',
          behind: "toEqual(['Camper', 'Grade', 'Parent', 'Status', ",
          text: "'Pupil', ",
        },
      ],
    },
  ],
  declaration: 1,
  namedByTheCompiler: [],
  tests: [
    'admin-app/src/features/camper/pages/camper-list-page.test.tsx',
    'admin-app/src/features/camper/pages/camper-list-totals.test.tsx',
  ],
};
