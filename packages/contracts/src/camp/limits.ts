/** product.md sections 5 and 9. */
export const registrationCostLimits = { least: 0, most: 400 } as const;
export const waitListAfterLimits = { least: 10, most: 60, default: 40 } as const;

/** Dollars added when a camper was registered after `registrationCamperEnd`. */
export const lateFee = 25;

/** The page text's price when registered before the due date; what is charged is the camp's `registrationCost`. */
export const costBeforeDueDate = 300;
