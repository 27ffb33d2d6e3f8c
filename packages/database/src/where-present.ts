/** Options of an index that holds only the records with a value at a path. */
export const wherePresent = (path: string) => ({ partialFilterExpression: { [path]: { $exists: true } } });
