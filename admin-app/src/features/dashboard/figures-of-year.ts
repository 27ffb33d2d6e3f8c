import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';

/** The figures of a year and of the previous year. @param year empty for the current camp's year */
export const figuresOfYear = (year: string) => campFiguresQuery(year === '' ? undefined : Number(year));
