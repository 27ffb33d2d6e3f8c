/** Options of an index that holds only the records with a value at a path. */
export const whereThere = (path: string) => ({ partialFilterExpression: { [path]: { $exists: true } } });
