// Creates the threads that decode pictures, at the lowest priority (docs/decisions/0056-image-priority.md). This is
// plain JavaScript, so it also runs uncompiled in the tests.
const { stat } = require('node:fs');
const { constants, setPriority } = require('node:os');

setPriority(constants.priority.PRIORITY_LOW);
// The first task for the process's pool creates its threads, which inherit the creator's priority.
stat(__filename, () => undefined);
