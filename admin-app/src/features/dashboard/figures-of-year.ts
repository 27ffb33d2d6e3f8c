import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';

/** The figures of a year and the previous one. @param year empty for the current camp's */
export const figuresOfYear = (year: string) => campFiguresQuery(year === '' ? undefined : Number(year));
