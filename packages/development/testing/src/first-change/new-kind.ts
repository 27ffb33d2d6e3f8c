import type { FirstChange, Step } from './first-change';
import { emailAboutIt } from './new-kind-email';
import { showIt } from './new-kind-pages';
import { contracts, page, whole } from './new-kind-files';

const declareIt: Step = {
  step: 'Declare it in `src/<concept>/`',
  edits: [
    ...['record.ts', 'form.ts', 'operations.ts', 'list.ts'].map((file) =>
      whole(contracts(`found-item/${file}`)),
    ),
    {
      file: contracts('registries/records.ts'),
      behind: "import { counselorRecord } from '../counselor/record';\n",
      text: "import { foundItemRecord } from '../found-item/record';\n",
    },
    {
      file: contracts('registries/records.ts'),
      behind: '  camp: campRecord,\n',
      text: '  foundItem: foundItemRecord,\n',
    },
    {
      file: contracts('registries/operations.ts'),
      behind: "import * as failedJobOperations from '../failed-work/operations';\n",
      text: "import * as foundItemOperations from '../found-item/operations';\n",
    },
    {
      file: contracts('registries/operations.ts'),
      behind: "  ...named('failed-work', failedJobOperations),\n",
      text: "  ...named('found-item', foundItemOperations),\n",
    },
    { file: contracts('access/catalogue.ts'), behind: "  'staff-about',\n", text: "  'found-item',\n" },
    {
      file: contracts('access-token/scopes.ts'),
      behind: "  'content:edit-all': 'Change texts and photographs',\n",
      text: `  'found-item:view-all': 'See found items',
  'found-item:create': 'Add found items',
  'found-item:edit-all': 'Change found items',
`,
    },
    {
      file: contracts('access-token/scopes.test.ts'),
      behind: "    'camp.update',\n",
      text: "    'found-item.update',\n",
    },
    {
      file: contracts('registries/administration-pages.ts'),
      behind: "  adminAudit: page('/admin/audit', 'Audit', ['view', 'admin'], { rail: 'Audit' }),\n",
      text: `  foundItemList: page('/found-item/list', 'Lost and Found', ['view-all', 'found-item'], {
    rail: 'Lost and found',
  }),
  foundItemCreate: page('/found-item/create', 'Add a Found Item', ['create', 'found-item'], {
    rail: 'Lost and found',
  }),
  foundItemEdit: page('/found-item/edit/:id', 'Change a Found Item', ['edit-all', 'found-item']),
`,
    },
    {
      file: contracts('registries/rail.ts'),
      behind: "'Audit', 'Failed jobs', ",
      text: "'Lost and found', ",
    },
    {
      file: contracts('audit/kinds.ts'),
      behind: "  'staff-about': 'Staff profile',\n",
      text: "  'found-item': 'Found item',\n",
    },
  ],
};

/** An item found at camp: a kind for administrators that isn't a registration. */
export const newKind: FirstChange = {
  readme: 'packages/contracts/src/records/README.md',
  section: 'To add a kind for administrators',
  steps: [
    declareIt,
    {
      step: 'Define what its rights mean',
      edits: [
        {
          file: contracts('access/can.ts'),
          behind: "  'staff-about': true,\n",
          text: "  'found-item': false,\n",
        },
        {
          file: contracts('role/words.ts'),
          behind: "  'staff-about': 'Staff profiles',\n",
          text: "  'found-item': 'Lost and found',\n",
        },
        {
          file: contracts('access/access-table.ts'),
          behind:
            "  ...alike(admins, 'failed-work.state', 'failed-work.list', 'failed-work.retry', 'failed-work.delete'),\n",
          text: `
  'found-item.create': administratorCreates,
  ...alike(admins, 'found-item.list', 'found-item.read', 'found-item.update'),
`,
        },
        {
          file: contracts('access/can.test.ts'),
          behind: "      'camp',\n      'test',\n",
          text: "      'found-item',\n",
        },
      ],
    },
    {
      step: 'Describe its calls',
      edits: [
        {
          file: contracts('registries/administration-summaries.ts'),
          behind: "  'failed-work.delete': 'Discard a failed job, with a reason.',\n",
          text: `  'found-item.list': 'List found items.',
  'found-item.read': 'Get a found item.',
  'found-item.create': 'Create a found item.',
  'found-item.update': 'Update a found item.',
`,
        },
        {
          file: contracts('registries/operation-examples.ts'),
          behind: "import { counselorRecord } from '../counselor/record';\n",
          text: "import { foundItemRecord } from '../found-item/record';\n",
        },
        {
          file: contracts('registries/operation-examples.ts'),
          behind: "  'failed-work.delete': { reason: 'The family was called.' },\n",
          text: `  'found-item.create': exampleOf(foundItemRecord),
  'found-item.update': { whereabouts: 'Returned' },
`,
        },
      ],
    },
    {
      step: 'Store it',
      edits: [
        whole('packages/database/src/found-item/found-item-model.ts'),
        whole('packages/database/test/factories/found-item.ts'),
        {
          file: 'packages/database/src/models.ts',
          behind: "import { donationSchema } from './donation/donation-model';\n",
          text: "import { storedFoundItemSchema } from './found-item/found-item-model';\n",
        },
        {
          file: 'packages/database/src/models.ts',
          behind: "    Donation: model('Donation', 'donations', donationSchema),\n",
          text: "    FoundItem: model('FoundItem', 'found-items', storedFoundItemSchema),\n",
        },
        {
          file: 'packages/database/src/full-export/exported-models.ts',
          behind: "  Donation: { file: 'donations', what: 'Donations' },\n",
          text: "  FoundItem: { file: 'found-items', what: 'Found items' },\n",
        },
        {
          file: 'packages/database/src/erasure/erased-models.ts',
          behind: "  Role: 'is the camp’s',\n",
          text: "  FoundItem: 'is the camp’s',\n",
        },
        {
          file: 'packages/database/src/retention/retained-models.ts',
          behind: "  Role: 'is the camp’s',\n",
          text: "  FoundItem: 'is the camp’s',\n",
        },
        {
          file: 'api/src/user/download/held-records.ts',
          behind: "  Role: 'is the camp’s',\n",
          text: "  FoundItem: 'is the camp’s',\n",
        },
      ],
    },
    {
      step: 'Answer its calls',
      edits: [
        ...['present-found-item', 'write-found-item', 'handlers'].map((name) =>
          whole(`api/src/found-item/${name}.ts`),
        ),
        {
          file: 'api/src/handlers.ts',
          behind: "import { failedJobHandlers } from './failed-work/handlers';\n",
          text: "import { foundItemHandlers } from './found-item/handlers';\n",
        },
        {
          file: 'api/src/handlers.ts',
          behind: '  ...failedJobHandlers,\n',
          text: '  ...foundItemHandlers,\n',
        },
        {
          file: 'api/test/access-requests.ts',
          behind: "import { createPhotograph } from '@camp/database/test/factories/photograph';\n",
          text: "import { createFoundItem } from '@camp/database/test/factories/found-item';\n",
        },
        {
          file: 'api/test/access-requests.ts',
          behind:
            "  'role.delete': async ({ api }) => ({ path: { id: String((await createRole(api.models, {}))._id) } }),\n",
          text: `  'found-item.list': () => ({}),
  'found-item.read': async ({ api }) => ({
    path: { id: String((await createFoundItem(api.models))._id) },
  }),
  'found-item.create': () => ({
    body: { what: String(new Types.ObjectId()), foundOn: '2026-08-01', whereabouts: 'Returned' },
  }),
  'found-item.update': async ({ api }) => ({
    path: { id: String((await createFoundItem(api.models))._id) },
    body: { whereabouts: 'Returned' },
  }),
`,
        },
        {
          file: 'api/src/examined.test.ts',
          behind: "import { auditList } from '@camp/contracts/audit/list';\n",
          text: "import { foundItemList } from '@camp/contracts/found-item/list';\n",
        },
        {
          file: 'api/src/examined.test.ts',
          behind: "  [auditList, 'audit.list'],\n",
          text: "  [foundItemList, 'found-item.list'],\n",
        },
      ],
    },
    emailAboutIt,
    showIt,
    {
      step: 'Test it and add demo data',
      edits: [
        whole(contracts('found-item/record.test.ts')),
        whole('api/src/found-item/found-items.test.ts'),
        whole('worker/src/found-item/found-item-mails.test.ts'),
        page('pages/found-item-pages.test.tsx'),
        whole('packages/development/local-services/src/seed/found-items.ts'),
        {
          file: 'packages/development/local-services/src/seed/fill-database.ts',
          behind: "import type { DemoSize } from './demo-size';\n",
          text: "import { storeFoundItems } from './found-items';\n",
        },
        {
          file: 'packages/development/local-services/src/seed/fill-database.ts',
          behind:
            '    await inTransaction(connection, (session) => storeStaff(models, session, administrator._id));\n',
          text: '  if (administrator)\n    await inTransaction(connection, (session) => storeFoundItems(models, session, administrator._id));\n',
        },
      ],
    },
    { step: 'Document it', edits: [] },
  ],
  declaration: declareIt.edits.length,
  namedByTheCompiler: [
    contracts('access/can.ts'),
    contracts('access/access-table.ts'),
    contracts('role/words.ts'),
    contracts('registries/operation-summaries.ts'),
    contracts('registries/operation-examples.ts'),
    'api/src/handlers.ts',
    'api/test/access-requests.ts',
    'admin-app/src/register.tsx',
    'admin-app/src/frame/rail-icons.tsx',
    'admin-app/src/frame/destinations.ts',
  ],
  tests: [
    contracts('found-item'),
    contracts('access/can.test.ts'),
    contracts('access-token'),
    contracts('registries'),
    'api/src/found-item',
    'admin-app/src/features/found-item',
    'admin-app/src/frame/administration.test.tsx',
    'packages/development/local-services/src/seed/seed.test.ts',
    'worker/src/found-item',
    'worker/src/mail/templates.test.ts',
    'worker/src/mail/every-mail.test.ts',
  ],
};
