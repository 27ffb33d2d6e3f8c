/** Highest cost of a registration, in dollars (docs/product/camp.md). */
export const registrationCostLimits = { least: 0, most: 400 } as const;

/** Most seats of a camp year (docs/product/camp.md). */
export const waitListAfterLimits = { least: 10, most: 60 } as const;

/** Late fee in dollars, for campers registered after `registrationCamperEnd`. */
export const lateFee = 25;
