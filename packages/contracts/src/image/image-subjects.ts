/**
 * Kinds of records that have a picture, by the name of their permission subject. What is made of it, who gets it and
 * how long it is kept says the database's `image-rules.ts` for each of them: a kind that is added here does not compile
 * until all of that is said.
 */
export const imageSubjects = ['camper', 'counselor', 'staff', 'staff-about'] as const;

/** What a picture belongs to. */
export type ImageSubject = (typeof imageSubjects)[number];
