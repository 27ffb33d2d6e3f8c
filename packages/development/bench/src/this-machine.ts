import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';

/**
 * Details that distinguish processors of the same name. Their frequency isn't used, since it changes from minute to
 * minute.
 */
const fields = ['cpu family', 'model', 'stepping', 'cache size'];

/** Describes the machine and its usable cores in fixed words, since times are only compared on one machine. */
export async function thisMachine(): Promise<string> {
  const processor = [cpus()[0]?.model.trim() ?? 'unknown processor', ...(await detailsOfProcessor())];
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${availableParallelism()} x ${processor.join(', ')}; ${memory}, Node ${process.versions.node}`;
}

async function detailsOfProcessor(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  return processorDetails(await readFile('/proc/cpuinfo', 'utf8'));
}

/** @param processors - content of /proc/cpuinfo */
export const processorDetails = (processors: string): string[] =>
  fields.flatMap((field) => {
    const value = new RegExp(`^${field}\\s*: (.+)$`, 'm').exec(processors)?.[1];
    return value ? [`${field} ${value.trim()}`] : [];
  });
