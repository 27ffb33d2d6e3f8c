/** Said to whoever applied after the day on which applications were due. */
export const cameLate = 'It came after the due date, so your spot may already be taken.';
