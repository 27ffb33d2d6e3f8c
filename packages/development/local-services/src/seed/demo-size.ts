/** Amounts of all kinds of demo data. */
export interface DemoSize {
  families: number;
  /** Registrations of each camp, starting with the current one. */
  campers: readonly number[];
  /** Seats of each camp, starting with the current one. Future camps have as many as the current one. */
  seats: readonly number[];
  /** Counselors of each camp, starting with the current one. Most of them have an application. */
  counselors: readonly number[];
  /** Staff applications of each camp, starting with the current one. */
  staff: readonly number[];
  /** Whether the current camp's proofs of vaccination have pictures. Those of earlier camps are already deleted. */
  pictures: boolean;
  donations: number;
  /** The number of years before now over which donations are spread. */
  donationYears: number;
}

/** The number of past and current camps in the large set. */
const held = 10;

/**
 * Ten years of a camp, with everything in proportion to its campers: 60 of 100 have a seat.
 *
 * @param campers - of all ten years together, shared equally
 * @param current - of the current year, to measure the cost of many past records
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

/** The options of SEED: a small set to explore, or ten years of a large camp. */
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
