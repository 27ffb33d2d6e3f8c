// The code of argon2's threads (docs/decisions/0014-password-hashing.md). This is plain JavaScript, so every thread
// starts without a loader, also in tests.
const { constants, setPriority } = require('node:os');
const { hashSync, verifySync } = require('@node-rs/argon2');

// Requests, files and the database have priority over hashing. Only Linux has thread priorities, and elsewhere this
// would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

module.exports = ({ password, stored, cost }) =>
  stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
