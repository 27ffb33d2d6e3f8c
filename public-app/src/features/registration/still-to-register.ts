import { personKeyOf } from '@camp/contracts/camper/person-key';

type Registered = Parameters<typeof personKeyOf>[0] & { campYear: number };

/**
 * The latest registration of each person without a registration in the given year. @param records of one kind, of all
 * years
 */
export function stillToRegister<T extends Registered>(records: readonly T[], campYear: number): T[] {
  const latest = new Map<string, T>();
  for (const record of [...records].sort((one, other) => one.campYear - other.campYear)) {
    latest.set(personKeyOf(record), record);
  }
  return [...latest.values()].filter((record) => record.campYear < campYear);
}
