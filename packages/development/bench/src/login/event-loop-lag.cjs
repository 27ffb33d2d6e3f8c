// Loaded into the API before its own code (NODE_OPTIONS): at SIGUSR2 it writes how late the event loop came since the
// last one, and begins again.
const { renameSync, writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { isMainThread } = require('node:worker_threads');

/** Milliseconds between two looks, which the measured times contain. */
const resolution = 10;

if (isMainThread && process.env.EVENT_LOOP_LAG_FOLDER) {
  const file = `${process.env.EVENT_LOOP_LAG_FOLDER}/${process.pid}`;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.part`, String(Math.max(0, delay.percentile(99) / 1e6 - resolution)));
    renameSync(`${file}.part`, file);
    delay.reset();
  });
}
