import type { Wire } from '@camp/contracts/forms/wire';
import type { Visibility } from '@camp/contracts/records/asked';
import { isStored, withDetail, type Fields, type WithFields } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordValues } from '@camp/contracts/records/record-values';
import type { Signatures } from '@camp/contracts/records/signatures';
import type { Signed } from '@camp/database/records/paths-of';

/** Levels for the owner and holders of `data`. */
export const everything: readonly Visibility[] = ['open', 'contact', 'medical'];

/** Levels for `view-all` alone. */
export const withoutMedical: readonly Visibility[] = ['open', 'contact'];

/** Presented answers and signatures. */
export type PresentedFields<Declared> = Partial<Wire<RecordValues<Declared>>> & { signatures?: Signatures };

/**
 * Presents the declared answers of a record at the levels that the reader may see. Answers of a block are nested in it.
 *
 * @param stored - the record
 */
export function presentFields<Declared extends Fields>(
  record: RecordDeclaration & WithFields<Declared>,
  stored: object,
  levels: readonly Visibility[],
): PresentedFields<Declared> {
  const values = stored as Record<string, unknown>;
  const presented: Record<string, unknown> = signaturesIn(values);
  for (const [asked, field] of Object.entries(record.fields)) {
    if (!isStored(field) || field.kind === 'picture' || !levels.includes(field.visibility)) continue;
    for (const name of withDetail(asked, field)) {
      const value = onTheWire(values[name]);
      if (value === undefined || value === null) continue;
      presented[name] = value;
      if (field.block !== undefined) putInBlock(presented, field.block, name);
    }
  }
  return presented as PresentedFields<Declared>;
}

/**
 * Like `presentFields`, with all levels.
 * @param stored - has every required answer
 */
export const presentAll = <Declared extends Fields>(
  record: RecordDeclaration & WithFields<Declared>,
  stored: RecordValues<Declared>,
) => presentFields(record, stored, everything) as Wire<RecordValues<Declared>>;

function signaturesIn({ signatures }: Signed): { signatures?: Signatures } {
  if (!signatures) return {};
  const signed = Object.entries(signatures).map(([name, { userId, version, at }]) => [
    name,
    { userId: String(userId), version, at: at.toISOString() },
  ]);
  return { signatures: Object.fromEntries(signed) as Signatures };
}

/** @param block - with dots if it is nested */
function putInBlock(presented: Record<string, unknown>, block: string, name: string): void {
  let into = presented;
  for (const part of block.split('.')) {
    const inner = { ...(into[part] as Record<string, unknown> | undefined) };
    into[part] = inner;
    into = inner;
  }
  into[name] = presented[name];
}

function onTheWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onTheWire);
  return value instanceof Date ? value.toISOString() : value;
}
