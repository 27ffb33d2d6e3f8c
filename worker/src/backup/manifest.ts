import { allMigrations } from '@camp/database/migrations/all-migrations';
import * as z from 'zod';

/** The format of the file. A program reads its own and earlier ones. */
export const fileFormat = 1;

/** What a backup says of itself, before its records. */
export const manifestSchema = z.object({
  format: z.number(),
  /** The moment whose data it contains. */
  madeAt: z.date(),
  /** The last migration of the data, 0 if there is none. */
  schema: z.number(),
  /** Names of the collections. A frame's mark is a position in this list. */
  collections: z.array(z.string()).max(250),
});

/** A backup's description of itself. */
export type Manifest = z.output<typeof manifestSchema>;

/** The counts after the records. */
export const endSchema = z.object({ counts: z.record(z.string(), z.number()) });

/** The last migration that this program knows. */
const knownSchema = Math.max(...allMigrations.map(({ number }) => number));

/** @throws Error with one sentence if this program is too old for the backup */
export function refuseNewer({ format, schema }: Manifest): void {
  if (format <= fileFormat && schema <= knownSchema) return;
  throw new Error(
    `A newer version of the product made this backup (format ${format}, data ${schema}). This one reads format ${fileFormat} and data ${knownSchema}. Install that version or a later one, and restore again.`,
  );
}
