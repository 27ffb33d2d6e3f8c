/** Maximum characters of the reason for discarding a failed job. */
export const discardReasonLimit = 200;
