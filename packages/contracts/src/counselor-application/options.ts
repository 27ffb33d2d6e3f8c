/** The jobs of a counselor, all of which an application puts in an order. */
export const counselorJobs = ['Jr. Cabin', 'Sr. Cabin', 'Crafts', 'Activities', 'Kitchen'] as const;
