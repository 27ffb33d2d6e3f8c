/** The label of each status of a counselor. */
export const counselorStatusWords = {
  submitted: 'Application Submitted',
  incomplete: 'Application Incomplete',
} as const;

/** Whether the counselor's application has arrived. */
export type CounselorStatus = keyof typeof counselorStatusWords;

/** @property application the id of the application, null without one */
export const counselorStatus = ({ application }: { application: string | null }): CounselorStatus =>
  application === null ? 'incomplete' : 'submitted';
