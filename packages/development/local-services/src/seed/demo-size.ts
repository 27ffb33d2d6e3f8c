/** How much of everything the demo data hold. */
export interface DemoSize {
  families: number;
  /** Registrations of each camp, the current one first. */
  campers: readonly number[];
  /** Of each camp. */
  seats: number;
  donations: number;
  /** Over so many years until now the donations are spread. */
  donationYears: number;
}

/** What SEED can ask for: enough to look around in, or ten years of a camp that many know. */
export const demoSizes = {
  demo: { families: 60, campers: [24, 40, 44, 42], seats: 40, donations: 40, donationYears: 1 },
  large: {
    families: 1_400,
    campers: Array<number>(10).fill(1_000),
    seats: 60,
    donations: 1_000,
    donationYears: 10,
  },
} as const satisfies Record<string, DemoSize>;
