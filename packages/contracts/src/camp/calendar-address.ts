/** Path of the calendar that people subscribe to. */
export const calendarAddress = '/calendar.ics';
