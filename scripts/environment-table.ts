import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { doctorEnvSchema } from '@camp/api/doctor/env';
import { adminEnvSchema, envSchema as apiSchema } from '@camp/api/env';
import { launcherSchema } from '@camp/local-services/env';
import { envSchema as workerSchema } from '@camp/worker/env';
import { backupEnvSchema, exportEnvSchema, restoreEnvSchema } from '@camp/worker/backup/env';
import * as z from 'zod';

const workspaceFolder = join(__dirname, '..');
const readme = join(workspaceFolder, 'README.md');
const region = /(<!-- environment:begin[^\n]*-->\n)[^]*?(<!-- environment:end -->)/;

/** The processes that read the environment. `npm start` passes its variables on. */
const readers = [
  { name: '`npm start`', schema: launcherSchema },
  { name: 'API', schema: apiSchema },
  { name: '`npm run admin`', schema: adminEnvSchema },
  { name: 'worker', schema: workerSchema },
  { name: '`npm run backup`', schema: backupEnvSchema },
  { name: '`npm run restore`', schema: restoreEnvSchema },
  { name: '`npm run export`', schema: exportEnvSchema },
  { name: '`npm run doctor`', schema: doctorEnvSchema },
];

interface Row {
  variable: string;
  preset: unknown;
  meaning: string;
  readers: string[];
}

/**
 * Inserts the table of environment variables into the README's text, generated from the schemas with which the
 * processes read their environment.
 *
 * @returns the README's expected text
 * @throws Error when the comments around the table are missing
 */
export function readmeWithTable(): string {
  const text = readFileSync(readme, 'utf8');
  if (!region.test(text)) throw new Error('README.md has lost the comments environment:begin and :end.');
  return text.replace(region, (_, begin: string, end: string) => `${begin}\n${table()}\n\n${end}`);
}

/** Each variable once, described by the first process that reads it. */
function table(): string {
  const rows = new Map<string, Row>();
  for (const { name, schema } of readers) {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    for (const [variable, property] of Object.entries(properties)) {
      const { default: preset, description: meaning = '' } = property as z.core.JSONSchema.BaseSchema;
      const row = rows.get(variable) ?? { variable, preset, meaning, readers: [] };
      rows.set(variable, { ...row, readers: [...row.readers, name] });
    }
  }
  const cells = [...rows.values()].map(({ variable, preset, meaning, readers: who }) => [
    `\`${variable}\``,
    shown(preset),
    meaning.replaceAll('|', '\\|'),
    who.join(', '),
  ]);
  return aligned([['variable', 'default', 'meaning', 'read by'], ...cells]);
}

/** A default path inside this checkout is shown relative to its folder. */
function shown(preset: unknown): string {
  if (preset === undefined) return '';
  const text = String(preset);
  return `\`${text.startsWith(workspaceFolder) ? relative(workspaceFolder, text) || '.' : text}\``;
}

/** Pads columns to their widest cell, like oxfmt. */
function aligned(rows: string[][]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}

if (require.main === module) writeFileSync(readme, readmeWithTable());
