import type { mongo } from 'mongoose';
import { openDocument, sealedField, type Sealer } from './seal-documents';

/** A read of a collection with encrypted answers. */
interface Reading<Options> {
  options: Options;
  /** Whether it reads encrypted answers at all. */
  opens: boolean;
  open<Found extends mongo.Document | null>(document: Found): Found;
}

/** The read with its projection converted, so that it also reads the encrypted value if one of its answers is asked for. */
export function readingOf<Options extends { projection?: unknown }>(
  sealer: Sealer,
  options: Options,
): Reading<Options> {
  const projection = (options.projection ?? {}) as Readonly<Record<string, unknown>>;
  const sealedNames = (isWanted: boolean) =>
    new Set(
      Object.entries(projection)
        .filter(([, value]) => Boolean(value) === isWanted)
        .flatMap(([name]) => name.split('.')[0] ?? [])
        .filter((name) => sealer.kind.names.has(name)),
    );
  const isInclusive = Object.entries(projection).some(([name, value]) => name !== '_id' && Boolean(value));
  if (!isInclusive) {
    const hidden = sealedNames(false);
    const open: Reading<Options>['open'] = (found) => openDocument(sealer, found, (name) => hidden.has(name));
    return { options, opens: projection[sealedField] === undefined, open };
  }
  const wanted = sealedNames(true);
  if (wanted.size === 0) return { options, opens: false, open: (found) => found };
  return {
    options: { ...options, projection: { ...projection, [sealedField]: 1 } },
    opens: true,
    open: (found) => openDocument(sealer, found, (name) => !wanted.has(name)),
  };
}
