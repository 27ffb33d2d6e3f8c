/** Milliseconds. A backup is made each day, so an older one means that a day's backup is missing. */
export const oldBackupAfter = 36 * 60 * 60 * 1000;
