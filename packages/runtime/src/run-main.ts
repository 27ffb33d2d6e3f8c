import { EnvironmentError } from './env';

/** Runs a process. Expected errors end it with one sentence, unexpected ones with a stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isKnown =
      error instanceof Error &&
      (error instanceof EnvironmentError || error.name === 'UnsuitableServerError' || 'code' in error);
    process.stderr.write(`${isKnown ? error.message : String((error as Error | null)?.stack ?? error)}\n`);
    process.exit(1);
  });
}
