/** A note in emails about applications after the due date. */
export const cameLate = 'The application came after the due date, so your spot may already be taken.';
