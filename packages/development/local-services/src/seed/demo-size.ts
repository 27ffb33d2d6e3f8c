/** How much of everything the demo data hold. */
export interface DemoSize {
  families: number;
  /** Registrations of each camp, current one first. */
  campers: readonly number[];
  /** Of each camp, current one first. Future ones have as many as that. */
  seats: readonly number[];
  /** Counselors of each camp, current one first, most of them with an application. */
  counselors: readonly number[];
  /** Staff applications of each camp, current one first. */
  staff: readonly number[];
  /** Whether the current camp's proofs of vaccination have pictures. Those of earlier camps are already deleted. */
  pictures: boolean;
  donations: number;
  /** The years until now that donations are spread over. */
  donationYears: number;
}

/** The number of camps that a well-known camp has held. */
const held = 10;

/**
 * Ten years of a camp, with everything in proportion to its campers: 60 of 100 have a seat.
 *
 * @param campers - of all ten years together, where each year has as many
 * @param current - of the current year, to measure what many past records cost it
 */
export function tenYearsOf(campers: number, current = campers / held): DemoSize {
  const years = [current, ...Array<number>(held - 1).fill(campers / held)];
  const ofYear = (part: number) => years.map((ofOne) => Math.round(ofOne * part));
  return {
    families: Math.round(campers * 0.14),
    campers: ofYear(1),
    seats: ofYear(0.6),
    counselors: ofYear(0.1),
    staff: ofYear(0.1),
    pictures: true,
    donations: campers / 10,
    donationYears: held,
  };
}

/** SEED's options: a small set to look around in, or ten years of a well-known camp. */
export const demoSizes = {
  demo: {
    ...{
      families: 60,
      campers: [24, 40, 44, 42],
      seats: [40, 40, 40, 40],
      counselors: [6],
      staff: [7],
      pictures: false,
    },
    ...{ donations: 40, donationYears: 1 },
  },
  large: tenYearsOf(10_000),
} as const satisfies Record<string, DemoSize>;
