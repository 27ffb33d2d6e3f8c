import type * as z from 'zod';

/** An invalid environment. The message has one line per variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and validates a process's environment. An empty variable counts as absent.
 *
 * @param schema - one zod type per variable, each with a description
 * @param source - name -> text, `process.env` when absent
 * @throws EnvironmentError naming every missing or wrong variable, never its value
 */
export function readEnv<Schema extends z.ZodType<object>>(
  schema: Schema,
  source: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return name in given ? `${name} is wrong: ${issue.message}` : `${name} is missing: ${issue.message}`;
  });
  throw new EnvironmentError(`The environment is incomplete or invalid. ${[...new Set(errors)].join('. ')}.`);
}
