import * as campFiguresOperations from '@camp/contracts/camp-figures/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { live } from '../live';

/** Where the camps' numbers are kept. */
export const campFiguresKeys = { all: ['camp-figures'] } as const;

/** Every camp year in numbers. @param year that is shown; the current camp's when absent */
export const campFiguresQuery = (year?: number) =>
  queryOptions({
    queryKey: [...campFiguresKeys.all, year],
    queryFn: ({ signal }) => call(campFiguresOperations.data, { query: year ? { year } : {}, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
