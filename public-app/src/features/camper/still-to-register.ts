import type { CamperRecord } from '@camp/contracts/camper/operations';
import { personKeyOf } from '@camp/contracts/camper/person-key';

/** The latest earlier registration of each person who has none in a year. @param campers of all years */
export function stillToRegister(campers: readonly CamperRecord[], campYear: number): CamperRecord[] {
  const latest = new Map<string, CamperRecord>();
  for (const camper of [...campers].sort((one, other) => one.campYear - other.campYear)) {
    latest.set(personKeyOf(camper), camper);
  }
  return [...latest.values()].filter((camper) => camper.campYear < campYear);
}
