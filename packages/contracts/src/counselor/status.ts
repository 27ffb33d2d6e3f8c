/** What each status of a counselor is called. */
export const counselorStatusWords = {
  submitted: 'Application Submitted',
  incomplete: 'Application Incomplete',
} as const;

/** Whether the second part of a counselor's registration is there. */
export type CounselorStatus = keyof typeof counselorStatusWords;

/** @property application the id of the application, null without one */
export const counselorStatus = ({ application }: { application: string | null }): CounselorStatus =>
  application === null ? 'incomplete' : 'submitted';
