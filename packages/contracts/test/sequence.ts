let last = 0;

/** A number that is unique in this process. */
export const nextNumber = () => (last += 1);
