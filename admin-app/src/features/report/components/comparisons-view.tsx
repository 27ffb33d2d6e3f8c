import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';
import { messageFor } from '@camp/api-client/problem';
import { BarChart } from '@camp/ui/charts/bar-chart';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { comparisonsOf } from '../comparisons';
import { SaveCsv } from './save-csv';

/** The years beside each other: each as a picture, a table and a file. */
export default function ComparisonsView({ year }: { year: number }) {
  const asked = useQuery(campFiguresQuery(year));
  if (asked.isPending) return <Skeleton lines={8} label="Comparing the years" />;
  if (asked.isError)
    return (
      <ErrorState onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
        {messageFor(asked.error)}
      </ErrorState>
    );
  const comparisons = comparisonsOf(asked.data, year);
  if (comparisons.length === 0)
    return (
      <EmptyState title="Nothing to compare yet" illustration={<Signpost />}>
        Years stand beside each other here as they come.
      </EmptyState>
    );
  return (
    <div className="report-comparisons">
      {comparisons.map(({ id, title, summary, headings, bars, textOf }) => {
        const isBeside = headings[2] !== undefined;
        return (
          <div key={id}>
            <BarChart title={title} summary={summary} headings={headings} bars={bars} textOf={textOf} />
            <p className="report-comparisons__words">
              <span>{summary}</span>
              <SaveCsv
                what={title}
                fileName={`${id}-${year}.csv`}
                headings={headings.filter((heading) => heading !== undefined)}
                rows={() =>
                  bars.map(({ label, value, before }) =>
                    isBeside ? [label, String(value), String(before ?? 0)] : [label, String(value)],
                  )
                }
              />
            </p>
          </div>
        );
      })}
    </div>
  );
}
