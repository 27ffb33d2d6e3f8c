// What is left out where TEST_MONGODB_URI names another server: tests of the embedded one itself, whatever else runs
// beside it. All other tests ask a database of which they know no more than its address.
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
