/** Maximum length of a name that is not wrapped in the table. */
export const shortName = 22;
