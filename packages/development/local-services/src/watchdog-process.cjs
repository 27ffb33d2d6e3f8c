// Kills process groups whose starter has ended. It reads from a pipe that its starter never closes. The end of the pipe
// is the only sign of a death that works even for SIGKILL. This is plain JavaScript, so that it starts in a few
// milliseconds.
const { createInterface } = require('node:readline');

const graceMilliseconds = 10_000;
const groups = new Set();

/** Sends a signal to a whole group, unless the group has already ended. */
const signal = (group, name) => {
  try {
    process.kill(-group, name);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
};

// Each line is `+<group>` or `-<group>`.
createInterface({ input: process.stdin })
  .on('line', (line) => groups[line.startsWith('+') ? 'add' : 'delete'](Number(line.slice(1))))
  .on('close', () => {
    const living = () => [...groups].filter((group) => signal(group, 0));
    living().forEach((group) => signal(group, 'SIGTERM'));
    const deadline = Date.now() + graceMilliseconds;
    const timer = setInterval(() => {
      if (living().length > 0 && Date.now() < deadline) return;
      living().forEach((group) => signal(group, 'SIGKILL'));
      clearInterval(timer);
    }, 50);
  });

// A signal that ends the starter must not end the watchdog first.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
