import { formatGmt } from '@camp/contracts/camp/dates';

/** A date in running text: a line ends only after its weekday and before its time. @param date as `formatGmt` writes it */
export const unbroken = (date: string): string => date.replace(/ (?=\d|[AP]M)/g, '\u00a0');

/** `formatGmt` for running text. */
export const shownDate = (...parts: Parameters<typeof formatGmt>): string => unbroken(formatGmt(...parts));
