import type { FirstChange } from './first-change';

/** A question of the camper form. */
export const newField: FirstChange = {
  readme: 'packages/contracts/src/records/README.md',
  section: 'To add a field',
  steps: [
    {
      step: 'Add it to `fields` in `src/<concept>/record.ts`',
      edits: [
        {
          file: 'packages/contracts/src/camper/record.ts',
          behind: "      school: school('Enter campers school.'),\n",
          text: `      swimming: {
        kind: 'choice',
        visibility: 'open',
        question: 'How well does your camper swim?',
        shortName: 'Swimming',
        options: ['Not yet', 'With help', 'Well'],
        missing: 'Choose how well your camper swims.',
      },
`,
        },
      ],
    },
    {
      step: 'Add its line to the table in `src/<concept>/record.test.ts`',
      edits: [
        {
          file: 'packages/contracts/src/camper/record.test.ts',
          behind: "      school: { level: 'contact', wrong: [[' ', missing.school]] },\n",
          text: "      swimming: { level: 'open', options: ['Not yet', 'With help', 'Well'] },\n",
        },
      ],
    },
    {
      step: "Add it to the form's own tests",
      edits: [
        {
          file: 'packages/contracts/test/sentences/camper.ts',
          behind: "    school: 'Enter campers school.',\n",
          text: "    swimming: 'Choose how well your camper swims.',\n",
        },
        {
          file: 'packages/development/e2e/src/support/camper-form.ts',
          behind: "  await form.getByLabel('School').fill('Springfield Elementary');\n",
          text: "  await form.getByLabel('How well does your camper swim?').selectOption('Well');\n",
        },
        {
          file: 'packages/development/e2e/src/browsers/forms.ts',
          behind: "  await visitor.writes(field('School'), 'Springfield Elementary');\n",
          text: "  await visitor.picks(field('How well does your camper swim?'), 'Well');\n",
        },
      ],
    },
    { step: 'Only if other fields decide about it', edits: [] },
  ],
  declaration: 1,
  namedByTheCompiler: ['packages/contracts/src/camper/record.test.ts'],
  tests: [
    'packages/contracts/src/camper/record.test.ts',
    'api/src/camper/register-camper.test.ts',
    'api/src/registration/sentences.test.ts',
    'public-app/src/features/camper/forms/camper-form-messages.test.tsx',
  ],
};
