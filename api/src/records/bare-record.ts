/** Identifying fields of a record. `updatedAt` isn't one of them, since it would confirm a guess. */
const bareNames: ReadonlySet<string> = new Set(['_id', 'type', 'campYear']);

/**
 * A record without its content, for people who may change but not read it.
 *
 * @param record - the full record
 */
export const bareRecord = <Record extends object>(record: Record): Record =>
  Object.fromEntries(Object.entries(record).filter(([name]) => bareNames.has(name))) as Record;
