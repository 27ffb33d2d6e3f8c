/** The grade that a counselor enters in the fall of the camp year, stored as it is shown. */
export const counselorGrades = ['10th', '11th', '12th'] as const;
