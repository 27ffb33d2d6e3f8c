// What argon2's threads do (docs/decisions/0014-password-hashing.md). Plain JavaScript that runs unchanged from the
// source, in tests and in the bundle. It needs no loader, which every thread would have to start first.
const { constants, setPriority } = require('node:os');
const { hashSync, verifySync } = require('@node-rs/argon2');

// Requests, files and the database go first when they want a core. Only Linux knows a priority of a single thread:
// elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

module.exports = ({ password, stored, cost }) =>
  stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
