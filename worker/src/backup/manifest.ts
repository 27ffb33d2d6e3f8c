import { allMigrations } from '@camp/database/migrations/all-migrations';
import type { Keyring } from '@camp/runtime/keyring';
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
  /** Ids of the keys that encrypt its medical answers. The keys are not in the backup. */
  keys: z.array(z.string()).optional(),
});

/** A backup's description of itself. */
export type Manifest = z.output<typeof manifestSchema>;

/** The counts after the records. */
export const endSchema = z.object({ counts: z.record(z.string(), z.number()) });

/** The migration that encrypts medical answers. */
export const encryptingMigration = 11;

/** The migration that encrypts notes, after which nothing as private is in the clear. */
export const lastEncryptingMigration = 13;

/**
 * Refuses a backup whose medical answers would not open afterwards.
 *
 * @param known - MEDICAL_KEY, if it is set
 * @throws Error with one sentence
 */
export function refuseWithoutKey({ schema, keys = [] }: Manifest, known: Keyring | undefined): void {
  if (!known) {
    if (schema >= lastEncryptingMigration) return;
    throw new Error(
      'Medical answers or notes in this backup are not encrypted yet. Set MEDICAL_KEY, and restore again.',
    );
  }
  const missing = keys.filter((id) => known.keys.every((key) => key.id !== id));
  if (missing.length === 0) return;
  throw new Error(
    `The medical answers in this backup need the key ${missing.join(' and ')}, which MEDICAL_KEY lacks. Add it from its sealed copy, and restore again.`,
  );
}

/** The last migration that this program knows. */
const knownSchema = Math.max(...allMigrations.map(({ number }) => number));

/** @throws Error with one sentence if this program is too old for the backup */
export function refuseNewer({ format, schema }: Manifest): void {
  if (format <= fileFormat && schema <= knownSchema) return;
  throw new Error(
    `A newer version of the product made this backup (format ${format}, data ${schema}). This one reads format ${fileFormat} and data ${knownSchema}. Install that version or a later one, and restore again.`,
  );
}
