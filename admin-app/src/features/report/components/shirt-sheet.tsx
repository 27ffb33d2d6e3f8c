import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';
import { messageFor } from '@camp/api-client/problem';
import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { shirtSheet } from '../sheets';
import { shirtHeadings, shirtOrder } from '../shirt-order';
import { SheetPaper } from './sheet-paper';

/** The shirts to order for a camp. */
export function ShirtSheet({ year }: { year: number }) {
  const asked = useQuery(campFiguresQuery(year));
  if (asked.isPending) return <Skeleton lines={8} label={`Loading ${shirtSheet.title}`} />;
  if (asked.isError)
    return (
      <ErrorState onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
        {messageFor(asked.error)}
      </ErrorState>
    );
  const figures = asked.data.find((one) => one.year === year);
  return <SheetPaper {...shirtSheet} {...(figures ? tableOf(figures) : nothing)} year={year} />;
}

const nothing = { headings: ['Size', 'All'], groups: [] };

function tableOf(figures: CampFigures) {
  const { kinds, rows } = shirtOrder(figures);
  const cells = rows.map(({ counts, all }) => [...counts.map(({ count }) => count), all]);
  const sums = kinds.concat('camper').map((_kind, at) => cells.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  return {
    headings: ['Size', ...kinds.map((kind) => shirtHeadings[kind]), 'All'],
    groups: [
      {
        rows: [
          ...rows.map(({ size }, at) => [size, ...(cells[at] ?? []).map(String)]),
          ['All', ...sums.map(String)],
        ],
      },
    ],
  };
}
