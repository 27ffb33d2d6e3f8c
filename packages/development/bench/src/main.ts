import { machine, keepSection } from './benchmarks-file';
import { benches } from './registry';
import { tableOf } from './row';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench [-- name ...]`: measures the named subjects, all of them without a name, and keeps each one's section in
 * docs/benchmarks.md. Exit code 1 when a target is missed.
 */
async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    const bench = benches[name];
    if (!bench) throw new Error(`There is no bench '${name}', only ${Object.keys(benches).join(', ')}.`);
    say(`${bench.title} ...`);
    const { rows, notes } = await bench.run();
    const section = [
      `## ${bench.title} (\`npm run bench -- ${name}\`)`,
      `Production build: ${machine()}.`,
      tableOf(rows),
      notes,
    ].join('\n\n');
    say(`\n${section}\n`);
    await keepSection(`bench ${name}`, section);
    if (rows.some(({ met }) => !met)) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
