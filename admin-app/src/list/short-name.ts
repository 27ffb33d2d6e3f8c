/** Characters of a name that keeps its line where there is room for a table. */
export const shortName = 22;
