import { Refusal } from './bootstrap/refusal.mjs';

/**
 * Runs a command's main function; a failure is told in a sentence and ends with exit code 1.
 *
 * @param {() => Promise<number>} main answers the exit code
 */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : `Unexpected error: ${error}`);
    process.exitCode = 1;
  }
}
