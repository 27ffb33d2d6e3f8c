import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';
import { BarChart } from '@camp/ui/charts/bar-chart';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { comparisonsOf } from '../comparisons';
import { SaveCsv } from './save-csv';

/** The comparison of the years, each as a chart, a table and a file. */
export default function ComparisonsView({ year }: { year: number }) {
  return (
    <Loaded query={useQuery(campFiguresQuery(year))} lines={8} label="Comparing the years">
      {(figures) => <Comparisons comparisons={comparisonsOf(figures, year)} year={year} />}
    </Loaded>
  );
}

interface ComparisonsProps {
  comparisons: ReturnType<typeof comparisonsOf>;
  year: number;
}

function Comparisons({ comparisons, year }: ComparisonsProps) {
  if (comparisons.length === 0)
    return (
      <EmptyState title="Nothing to compare yet" illustration={<Signpost />}>
        Comparisons appear here once there’s data for a camp year.
      </EmptyState>
    );
  return (
    <div className="report-comparisons">
      {comparisons.map(({ id, title, summary, headings, bars, textOf }) => {
        const isBeside = headings[2] !== undefined;
        return (
          <div key={id}>
            <BarChart title={title} summary={summary} headings={headings} bars={bars} textOf={textOf} />
            <p className="report-comparisons__words camp-spread camp-note">
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
