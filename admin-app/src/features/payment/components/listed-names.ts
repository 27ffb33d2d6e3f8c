const format = new Intl.ListFormat('en-US');

/** 'Ada, Ben, and Cleo'. */
export const listedNames = (names: readonly string[]): string => format.format(names);
