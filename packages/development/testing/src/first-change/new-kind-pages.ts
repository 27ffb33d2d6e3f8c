import type { Step } from './first-change';
import { page, whole } from './new-kind-files';

/** The pages of found items. */
export const showIt: Step = {
  step: 'Show it',
  edits: [
    whole('packages/api-client/src/found-item/queries.ts'),
    ...[
      'list/found-item-list-view.ts',
      'components/found-item-form.tsx',
      'pages/found-item-list-page.tsx',
      'pages/found-item-create-page.tsx',
      'pages/found-item-edit-page.tsx',
    ].map(page),
    {
      file: 'admin-app/src/register.tsx',
      behind: "  roleEdit: () => import('./features/role/pages/role-edit-page'),\n",
      text: `  foundItemList: () => import('./features/found-item/pages/found-item-list-page'),
  foundItemCreate: () => import('./features/found-item/pages/found-item-create-page'),
  foundItemEdit: () => import('./features/found-item/pages/found-item-edit-page'),
`,
    },
    {
      file: 'admin-app/src/frame/rail-icons.tsx',
      behind: 'const drawings: Readonly<Record<RailName, string>> = {\n',
      text: "  'Lost and found': 'M4 20V9h16v11zM8 9V4h8v5M9 14h6',\n",
    },
    {
      file: 'admin-app/src/frame/destinations.ts',
      behind: "  'Failed jobs': false,\n",
      text: "  'Lost and found': false,\n",
    },
    {
      file: 'admin-app/src/frame/administration.test.tsx',
      behind: "'Audit', 'Failed jobs'],\n",
      text: "      ...['Lost and found'],\n",
    },
  ],
};
