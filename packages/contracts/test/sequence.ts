let last = 0;

/** A number that no other record of this process got. */
export const nextNumber = () => (last += 1);
