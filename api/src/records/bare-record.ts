/** What says which record it is, and nothing of what stands in it: not when it changed, since that tells a right guess. */
const bareNames: ReadonlySet<string> = new Set(['_id', 'type', 'campYear']);

/**
 * A record without what stands in it, for who may change it and not read it. As the call's own shape: who reads nothing
 * has no use for the rest.
 *
 * @param record as others see it
 */
export const bareRecord = <Record extends object>(record: Record): Record =>
  Object.fromEntries(Object.entries(record).filter(([name]) => bareNames.has(name))) as Record;
