import { defineConfig } from 'eslint/config';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const developmentOnly = ['@camp/local-*', '@camp/testing/*', '@camp/e2e/*'];

/** Refuses imports that would point upward in the order of packages (docs/decisions/0001-workspace.md). */
const mayNotImport = (patterns) => ({
  'no-restricted-imports': ['error', { patterns: [{ group: patterns, message: 'Imports go down only.' }] }],
});

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.turbo/', '.test-results/', '.screenshots/'] },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        // Two programs for the whole workspace instead of one per folder: a quarter of the time.
        project: ['tsconfig.server.json', 'tsconfig.web.json', 'scripts/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
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
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['packages/testing/jest/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
  },
  // These speak to a person at a terminal.
  { files: ['scripts/**', 'packages/local-*/src/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['{shell,public-app,admin-app}/**/*.{ts,tsx}', 'packages/{ui,api-client}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['packages/contracts/src/**'],
    ignores: ['**/*.test.ts'],
    rules: mayNotImport(['@camp/*', 'react', 'mongoose', 'express', 'node:*']),
  },
  {
    files: ['packages/{api-client,ui,micro-frontend}/src/**'],
    ignores: ['**/*.test.tsx'],
    rules: mayNotImport([
      '@camp/database/*',
      '@camp/queue/*',
      '@camp/payments/*',
      '@camp/runtime/*',
      ...developmentOnly,
    ]),
  },
  {
    files: ['{shell,public-app,admin-app}/src/**'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: mayNotImport([
      '@camp/database/*',
      '@camp/queue/*',
      '@camp/payments/*',
      '@camp/runtime/*',
      ...developmentOnly,
    ]),
  },
  {
    files: ['{api,worker}/src/**', 'packages/{database,queue,runtime,payments}/src/**'],
    ignores: ['**/*.test.ts', '**/fixture.ts'],
    rules: mayNotImport(['react', '@camp/ui/*', '@camp/api-client/*', ...developmentOnly]),
  },
);
