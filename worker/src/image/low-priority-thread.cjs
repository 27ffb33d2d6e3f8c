// Makes the threads in which pictures are decoded, at the lowest priority (docs/decisions/0056-image-priority.md).
// Plain JavaScript: it runs as it is from the source, in the tests and in the bundle.
const { stat } = require('node:fs');
const { constants, setPriority } = require('node:os');

setPriority(constants.priority.PRIORITY_LOW);
// The first task for the process's pool creates its threads, which inherit the creator's priority.
stat(__filename, () => undefined);
