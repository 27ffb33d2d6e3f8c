import { Refusal } from './bootstrap/refusal.mjs';

/**
 * Runs a command's main function. A failure prints one sentence and exits with code 1.
 *
 * @param {() => Promise<number>} main returns the exit code
 */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : `Unexpected error: ${error}`);
    process.exitCode = 1;
  }
}
