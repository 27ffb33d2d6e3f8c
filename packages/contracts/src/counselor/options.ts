/** Options of the counselor registration, stored as they are shown. */
export const counselorSexes = ['Male', 'Female'] as const;

/** The grade that a counselor enters in the fall of the camp year. */
export const counselorGrades = ['10th', '11th', '12th'] as const;

/** In the order of the form. */
export const counselorShirtSizes = ['Small', 'Medium', 'Large', 'X-Large', 'XX-Large', 'XXX-Large'] as const;
