// The thread that argon2 works in (docs/decisions/0014-password-work.md). Plain JavaScript: it runs as it is from the
// source, in the tests and in the bundle, without a loader that every thread would have to start first.
const { constants, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

// Requests, files and the database go first when they want a core. Only Linux knows a priority of a single thread:
// elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort.on('message', ({ password, stored, cost }) => {
  try {
    const value = stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
    parentPort.postMessage({ value });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
