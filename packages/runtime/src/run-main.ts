import { EnvironmentError } from './env';

/** Runs a process; one sentence tells the person who starts it why it ends, a stack only what nobody foresaw. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isKnown =
      error instanceof Error &&
      (error instanceof EnvironmentError || error.name === 'UnsuitableServerError' || 'code' in error);
    process.stderr.write(`${isKnown ? error.message : String((error as Error | null)?.stack ?? error)}\n`);
    process.exit(1);
  });
}
