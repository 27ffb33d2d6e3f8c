/** The jobs of a counselor. An application ranks all of them. */
export const counselorJobs = ['Jr. Cabin', 'Sr. Cabin', 'Crafts', 'Activities', 'Kitchen'] as const;
