import * as campFiguresOperations from '@camp/contracts/camp-figures/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { live } from '../live';

/** Query key of the camp figures. */
export const campFiguresKeys = { all: ['camp-figures'] } as const;

/** The figures of all camp years. @param year on the page, by default the current camp's */
export const campFiguresQuery = (year?: number) =>
  queryOptions({
    queryKey: [...campFiguresKeys.all, year],
    queryFn: ({ signal }) => call(campFiguresOperations.data, { query: year ? { year } : {}, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
