// Tests of the embedded server itself, excluded if TEST_MONGODB_URI names another one. All other tests work with any
// server.
module.exports = [
  {
    tests: 'packages/development/local-mongo/test/(?!semantics/)',
    why: 'the embedded server’s own log, wire, fail points and models; what MongoDB answers is in test/semantics',
  },
  {
    tests: 'api/test/database-kills\\.full\\.test\\.ts$',
    why: 'kills the database’s process, which must be one that the test has started',
  },
  {
    tests: 'packages/database/test/plans\\.test\\.ts$',
    why: 'names plans as the embedded server makes them: of query and indexes alone, whatever is stored',
  },
];
