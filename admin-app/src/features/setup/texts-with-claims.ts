import type { ContentSummary } from '@camp/contracts/content/operations';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';

/** The texts that make the example's claims and that nobody has saved yet. */
export const textsWithClaims = (summaries: readonly ContentSummary[]): ContentSubjectName[] =>
  summaries.flatMap(({ subject, savedAt }) =>
    savedAt === null && contentSubjects[subject].claims !== undefined ? [subject] : [],
  );
