/** Most access tokens of a camp. More would be hard to oversee. */
export const accessTokenLimit = 50;

/** How many days a token may be valid, as the form offers them. */
export const accessTokenDays = ['7', '30', '90', '365'] as const;
