import * as z from 'zod';
import { readSecretFiles } from './secret-files';

/** An invalid environment. The message has one line per variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and validates a process's environment. An empty variable counts as absent. Instead of NAME, NAME_FILE may name a
 * file with the value.
 *
 * @param schema - one zod type per variable, each with a description
 * @param source - name -> text, `process.env` when absent
 * @throws EnvironmentError naming every missing or wrong variable and unreadable file, never a value
 */
export function readEnv<Schema extends z.ZodType<object>>(
  schema: Schema,
  source: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const { variables, problems } = readSecretFiles(withoutEmpty(source), namesIn(schema));
  const result = schema.safeParse(variables);
  if (result.success && problems.length === 0) return result.data;
  const errors = (result.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    return name in variables ? `${name} is wrong: ${issue.message}` : `${name} is missing: ${issue.message}`;
  });
  const all = [...new Set([...problems, ...errors])];
  throw new EnvironmentError(`The environment is incomplete or invalid. ${all.join('. ')}.`);
}

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  );

const namesIn = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
