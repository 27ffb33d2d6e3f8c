/**
 * Kinds of records that have a picture, and the camp's logo. The database's `image-rules.ts` defines sizes, access
 * and retention of each. A kind without these rules doesn't compile.
 */
export const imageSubjects = ['camper', 'counselor', 'staff', 'staff-about', 'photograph', 'logo'] as const;

/** The record that a picture belongs to. */
export type ImageSubject = (typeof imageSubjects)[number];
