/** Options that students and adults share, stored as they are shown. */
export const adultSexes = ['Male', 'Female'] as const;

/** In the order of the forms. */
export const adultShirtSizes = ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'] as const;
