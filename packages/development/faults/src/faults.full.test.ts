import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';

/** Milliseconds. On a quiet machine it takes two minutes, most of which is waiting. */
const patience = 14 * 60_000;

/**
 * Other tests may use the machine at the same time, so the product gets longer to come to rest, and more histories if
 * something hasn't happened in three.
 */
const threeSeeds = ['--seeds', '3', '--more', '3', '--seconds', '40', '--at-once', '3', '--rest', '240'];

/** Runs the command and returns its exit code with everything it said. */
const runFaults = (...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const command = ['--import', 'tsx', join(__dirname, 'main.ts'), ...args];
    execFile(process.execPath, command, { cwd: workspaceFolder }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: `${stdout}${stderr}` }),
    );
  });

it(
  'keeps its promises through three random histories with faults (I1, I2, I3, I4, I5, I6, I7, I8)',
  async () => {
    const { code, said } = await runFaults(...threeSeeds);

    // The table and the sentences say what is wrong.
    expect(code === 0 ? '' : said).toBe('');
  },
  patience,
);
