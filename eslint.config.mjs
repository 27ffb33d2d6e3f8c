import { defineConfig } from 'eslint/config';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const inBrowsers = /^(?:mongoose|mongodb|express|ioredis|bullmq|node:.*)(?:\/|$)/;
const inProcesses = /^react(?:\/|$)/;
const onBothSides = new RegExp(`${inBrowsers.source}|${inProcesses.source}`);

/**
 * The workspace packages that each folder may import (docs/decisions/0001-workspace.md), and the libraries that it
 * may not. Only tests may import other workspace packages.
 */
const layers = [
  { folders: ['packages/contracts'], packages: [], withoutLibraries: onBothSides },
  {
    folders: ['packages/{api-client,ui,micro-frontend}'],
    packages: ['contracts'],
    withoutLibraries: inBrowsers,
  },
  { folders: ['packages/forms'], packages: ['contracts', 'api-client', 'ui'], withoutLibraries: inBrowsers },
  {
    folders: ['shell', 'public-app', 'admin-app'],
    packages: ['contracts', 'api-client', 'ui', 'forms', 'micro-frontend'],
    withoutLibraries: inBrowsers,
  },
  { folders: ['packages/runtime'], packages: ['contracts'], withoutLibraries: inProcesses },
  {
    folders: ['packages/{database,queue}'],
    packages: ['contracts', 'runtime'],
    withoutLibraries: inProcesses,
  },
  {
    folders: ['packages/payments'],
    packages: ['contracts', 'runtime', 'database'],
    withoutLibraries: inProcesses,
  },
  {
    folders: ['packages/checks'],
    packages: ['contracts', 'runtime', 'database', 'queue'],
    withoutLibraries: inProcesses,
  },
  {
    folders: ['api', 'worker'],
    packages: ['contracts', 'runtime', 'database', 'queue', 'payments', 'checks'],
    withoutLibraries: inProcesses,
  },
  // A simulated service must not depend on the product that calls it.
  {
    folders: ['packages/development/{local-mongo,local-stripe}'],
    packages: ['runtime'],
    withoutLibraries: inProcesses,
  },
  {
    folders: ['packages/development/local-services'],
    packages: [
      'contracts',
      'runtime',
      'database',
      'payments',
      'micro-frontend',
      'local-mongo',
      'local-stripe',
    ],
    withoutLibraries: inProcesses,
  },
];

const importsGoDownOnly = layers.map(({ folders, packages, withoutLibraries }) => ({
  files: folders.map((folder) => `${folder}/src/**`),
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/fixture.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@camp/(?!(?:${packages.join('|')})/)`,
            message: `Imports go down only, here to: ${packages.join(', ') || 'no other package'}.`,
          },
          { regex: withoutLibraries.source, message: 'This library is not for this side.' },
        ],
      },
    ],
  },
}));

/**
 * What the browsers of the build's targets lack (packages/micro-frontend/webpack/common.cjs), so that it would fail or,
 * like a missing size, do the wrong thing. The build compiles new syntax, but adds no missing functions.
 */
const missingInBrowsers = [
  'MemberExpression[object.name="URL"][property.name=/^(?:canParse|parse)$/]',
  'MemberExpression[object.name=/search|params/i][property.name="size"]',
  'MemberExpression[object.name=/^(?:Object|Map)$/][property.name="groupBy"]',
  'MemberExpression[object.name="Promise"][property.name=/^(?:withResolvers|try)$/]',
  'MemberExpression[object.name="Array"][property.name="fromAsync"]',
  'MemberExpression[object.name="AbortSignal"][property.name="any"]',
  'CallExpression[callee.property.name=/^(?:with|to(?:Sorted|Spliced|Reversed))$/]',
  'CallExpression[callee.object.name!="z"][callee.property.name=/^(?:union|intersection|(?:symmetricD|d)ifference|is(?:SubsetOf|SupersetOf|DisjointFrom))$/]',
  // A pattern that a browser can't read prevents its whole file from loading.
  'Literal[regex.pattern=/[(][?]<[=!]/]',
  'Literal[regex.flags=/v/]',
].map((selector) => ({ selector, message: 'Not in Safari 16 or Chrome 109, for which the site is built.' }));

/** A copied key still compiles after the query's own key has changed. */
const literalKeys = [
  '> ArrayExpression',
  "> ObjectExpression > Property[key.name='queryKey'] > ArrayExpression",
].map((literalKey) => ({
  selector: `CallExpression[callee.property.name=/Quer(?:ies|yData|iesData)$/] ${literalKey}`,
  message: "Take the key that stands beside its query: '@camp/api-client/<concept>/queries'.",
}));

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/source-maps/',
      '**/node_modules/',
      '.data/',
      'earlier-builds/',
      '.turbo/',
      '.test-results/',
      '.screenshots/',
    ],
  },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // An interface over a mapped type gives it one readable name.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    // The time that a pattern takes must grow at most linearly with the text (docs/decisions/0013-bounded-texts.md).
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['packages/development/testing/jest/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
  },
  {
    // These files read only the repository, so their patterns get no text from outside.
    files: ['packages/development/testing/src/texts/**'],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  // These files print to a terminal.
  {
    files: [
      'scripts/**',
      'packages/development/local-*/src/main.ts',
      'packages/development/testing/src/texts/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{shell,public-app,admin-app}/**/*.{ts,tsx}', 'packages/{ui,forms,api-client}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{shell,public-app,admin-app}/**/*.tsx', 'packages/{ui,forms,api-client}/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: {
      ...jsxA11y.configs.strict.rules,
      // Some browsers drop a table's roles when CSS displays it as cards, so the roles are explicit
      // (ui/content/table).
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { td: ['cell'], th: ['rowheader'] },
      ],
      // A scrollable element must be focusable, so that the keyboard can scroll it.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // One helper shows every past moment in GMT. Tax law counts money by the donor's day (docs/product/camp.md).
    files: [
      '{shell,public-app,admin-app,api,worker}/src/**',
      'packages/{contracts,ui,forms,api-client,payments}/src/**',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          { object: 'Intl', property: 'DateTimeFormat' },
          { property: 'toLocaleDateString' },
          { property: 'toLocaleTimeString' },
        ].map((ofReader) => ({
          ...ofReader,
          message: "Dates are shown in GMT: '@camp/contracts/camp/moments'.",
        })),
      ],
    },
  },
  {
    files: ['{shell,public-app,admin-app,api,worker}/src/**', 'packages/*/src/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/src/{,features/}{payment,donation}/**',
      'packages/contracts/src/camp/preview.ts',
      'packages/contracts/src/camp/camp-zone.ts',
      'packages/contracts/src/lists/value-for-file.ts',
      'admin-app/src/list/list-cell.tsx',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)dates$',
              importNames: ['formatCampDay'],
              message: "The camp's zone is for receipts and sums of money; what happened is 'formatMoment'.",
            },
          ],
        },
      ],
    },
  },
  {
    // Each right is checked in one place and has one name.
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/**/policies.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportSpecifier[imported.name='can']",
          message: 'A right is declared with an operation, or asked in a policy: ./policies.',
        },
      ],
    },
  },
  {
    files: ['{shell,public-app,admin-app}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...literalKeys] },
  },
  {
    files: ['{shell,public-app,admin-app}/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...literalKeys, ...missingInBrowsers] },
  },
  {
    files: ['packages/{contracts,ui,forms,api-client,micro-frontend}/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...missingInBrowsers] },
  },
  {
    // People click the whole line. A test that clicks the box would still pass if the line did nothing.
    files: ['packages/development/e2e/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.property.name=/^(?:check|uncheck|setChecked)$/]',
          'CallExpression[callee.property.name=/^(?:click|tap)$/] CallExpression[callee.property.name="getByRole"][arguments.0.value=/^(?:checkbox|radio)$/]',
        ].map((pressedBox) => ({
          selector: pressedBox,
          message: "A person presses the line, not its box: choose(control) of './support/choose'.",
        })),
      ],
    },
  },
  importsGoDownOnly,
);
