import { readFileSync } from 'node:fs';

/** Variables with the contents of their files, and what is wrong with a file. */
export interface FilledVariables {
  variables: Record<string, string>;
  /** A sentence without its period for each problem. It never contains a value. */
  problems: string[];
}

const suffix = '_FILE';

/**
 * Reads secrets from files, so that they are in no list of processes and in no `docker inspect`. For a variable NAME,
 * NAME_FILE names a file with its value. White space at both ends of the file is ignored.
 *
 * @param given - name -> text, without empty variables
 * @param names - the variables that the process reads. One that ends with _FILE itself is not touched
 */
export function readSecretFiles(
  given: Readonly<Record<string, string>>,
  names: readonly string[],
): FilledVariables {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = given[name + suffix];
    if (path === undefined || names.includes(name + suffix)) continue;
    if (given[name] !== undefined) {
      problems.push(`${name} and ${name}${suffix} are both set: remove one of them`);
      continue;
    }
    const text = readOrExplain(path);
    if (typeof text !== 'string')
      problems.push(`${name}${suffix} names a file that is not readable (${text.code})`);
    else if (text !== '') variables[name] = text;
  }
  return { variables, problems };
}

/** @returns the content, or the system's code, since a message of the system may be long */
function readOrExplain(path: string): string | { code: string } {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  }
}
