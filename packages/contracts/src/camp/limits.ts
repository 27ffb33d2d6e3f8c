/** Dollars that a registration may cost (docs/product/camp.md). */
export const registrationCostLimits = { least: 0, most: 400 } as const;

/** Seats that a camp year may have (docs/product/camp.md). */
export const waitListAfterLimits = { least: 10, most: 60 } as const;

/** Dollars added when a camper was registered after `registrationCamperEnd`. */
export const lateFee = 25;
