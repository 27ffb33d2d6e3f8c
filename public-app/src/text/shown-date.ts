import { formatGmt } from '@camp/contracts/camp/dates';

/**
 * A date in running text. A line breaks only after the weekday and before the time. @param date as `formatGmt` writes
 * it
 */
export const unbroken = (date: string): string => date.replace(/ (?=\d|[AP]M)/g, '\u00a0');

/** `formatGmt` for running text. */
export const shownDate = (...parts: Parameters<typeof formatGmt>): string => unbroken(formatGmt(...parts));
