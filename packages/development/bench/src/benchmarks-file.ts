import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = join(__dirname, '../../../../docs/benchmarks.md');

const heading = `# Benchmarks

Measured figures of the product; the commands write them, nobody edits them.
`;

/** What a figure depends on besides the product. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ` +
  `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load average ${(loadavg()[0] ?? 0).toFixed(1)}`;

/**
 * Puts a section into docs/benchmarks.md, in the place of its last one.
 *
 * @param name - the section's own, such as `check:web`
 * @param section - Markdown
 */
export async function keepSection(name: string, section: string): Promise<void> {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return heading;
    throw error;
  });
  const marked = `${begin}\n\n${section}\n\n${end}`;
  const [before, rest] = kept.split(begin);
  const after = rest?.split(end)[1] ?? '\n';
  const whole = rest === undefined ? `${kept.trimEnd()}\n\n${marked}\n` : `${before}${marked}${after}`;
  await writeFile(file, await format(whole, { ...(await resolveConfig(file)), filepath: file }));
}
