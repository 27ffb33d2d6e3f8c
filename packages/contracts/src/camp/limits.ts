/** Dollars that a registration may cost (product.md sections 5 and 9). */
export const registrationCostLimits = { least: 0, most: 400 } as const;

/** Seats that a camp year may have (product.md sections 5 and 9). */
export const waitListAfterLimits = { least: 10, most: 60 } as const;

/** Dollars added when a camper was registered after `registrationCamperEnd`. */
export const lateFee = 25;
