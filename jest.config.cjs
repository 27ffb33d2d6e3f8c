// One run tests the whole workspace. The project `node` has the server tests. Its global setup starts Redis, SMTP and
// a server with MongoDB's protocol. The project `dom` has the browser tests. Slow tests, named `*.full.test.ts`,
// belong to `npm run test:full`.
const embeddedServerOnly = require('./packages/development/testing/jest/embedded-server-only.cjs');

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const full = process.env.TEST_SUITE === 'full';
const leftOut = process.env.TEST_MONGODB_URI ? embeddedServerOnly.map(({ tests }) => tests) : [];
const serverSide = ['api', 'worker', 'packages', 'scripts'];
const browserSide = ['shell', 'public-app', 'admin-app', 'packages'];

module.exports = {
  // Far longer than any test takes on an idle machine, since a test that is slow on a busy machine hasn't failed.
  testTimeout: full ? 300_000 : 180_000,
  // A worker starts again once its heap is this large. Rate limiters hold what a file opened for up to 15 minutes, so
  // a long run would otherwise end out of memory.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      displayName: 'node',
      rootDir: __dirname,
      globalSetup: '<rootDir>/packages/development/testing/jest/global-setup.cjs',
      globalTeardown: '<rootDir>/packages/development/testing/jest/global-teardown.cjs',
      testEnvironment: '<rootDir>/packages/development/testing/jest/server-environment.cjs',
      runtime: '<rootDir>/packages/development/testing/jest/server-runtime.cjs',
      roots: serverSide.map((folder) => `<rootDir>/${folder}`),
      testMatch: [full ? '**/*.full.test.ts' : '**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        ...(full ? [] : ['\\.full\\.test\\.ts$']),
        ...leftOut,
      ],
      transform: { '^.+\\.(mjs|[jt]s)$': swc(false) },
      setupFilesAfterEnv: ['<rootDir>/packages/development/testing/jest/second-try.cjs'],
    },
    {
      displayName: 'dom',
      rootDir: __dirname,
      testEnvironment: '<rootDir>/packages/development/testing/jest/browser-environment.cjs',
      roots: browserSide.map((folder) => `<rootDir>/${folder}`),
      testMatch: [full ? '**/*.full.test.tsx' : '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(full ? [] : ['\\.full\\.test\\.tsx$'])],
      transform: { '^.+\\.([jt]sx?|mjs)$': swc(true) },
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/packages/development/testing/jest/asset.cjs' },
      setupFiles: ['<rootDir>/packages/development/testing/jest/browser-globals.cjs'],
      setupFilesAfterEnv: [
        '@testing-library/jest-dom',
        '<rootDir>/packages/development/testing/jest/patient-queries.cjs',
        '<rootDir>/packages/development/testing/jest/quiet-console.cjs',
        '<rootDir>/packages/development/testing/jest/second-try.cjs',
      ],
    },
  ],
};
