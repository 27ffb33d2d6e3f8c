import { camperListSource } from '@camp/api-client/camper/queries';
import { readAllRows } from '@camp/api-client/list-source';
import { messageFor } from '@camp/api-client/problem';
import { Button, ButtonRow } from '@camp/ui/button';
import { EmptyState } from '@camp/ui/empty-state';
import { ErrorState } from '@camp/ui/error-state';
import { PrinterIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Skeleton } from '@camp/ui/skeleton';
import { Table } from '@camp/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { Sheet } from '../sheets';
import { SaveCsv } from './save-csv';

interface SheetViewProps {
  sheet: Sheet;
  year: number;
}

/** One sheet: on the page, on paper and as a file. */
export function SheetView({ sheet, year }: SheetViewProps) {
  const query = { year, waitlist: 'false', sort: 'nameLast' };
  const campers = useQuery({
    queryKey: [...camperListSource.key(query), 'sheet'],
    queryFn: ({ signal }) => readAllRows(camperListSource, query, { signal }),
    meta: { quiet: true },
  });
  const { title, lead, headings } = sheet;
  const groups = sheet.groups(campers.data ?? []);
  const rows = groups.flatMap((group) =>
    group.rows.map((row) => (group.title === undefined ? row : [...row, group.title])),
  );
  const isGrouped = groups.some((group) => group.title !== undefined);
  if (campers.isPending) return <Skeleton lines={8} label={`Loading ${title}`} />;
  if (campers.isError)
    return (
      <ErrorState onRetry={() => void campers.refetch()} retrying={campers.isFetching}>
        {messageFor(campers.error)}
      </ErrorState>
    );
  return (
    <section className="report-sheet" aria-labelledby="sheet-title">
      <header>
        <h2 id="sheet-title">
          {title} {year}
        </h2>
        <p data-print="hide">{lead}</p>
        <ButtonRow data-print="hide">
          <Button variant="quiet" size="small" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
          <SaveCsv
            what={title}
            fileName={`${sheet.id}-${year}.csv`}
            headings={isGrouped ? [...headings, 'Group'] : headings}
            rows={rows}
          />
        </ButtonRow>
      </header>
      {rows.length === 0 ? (
        <EmptyState title="Nobody stands on this sheet" illustration={<Signpost />} level={3}>
          It fills as families register.
        </EmptyState>
      ) : (
        groups.map((group) => (
          <div key={group.title ?? ''} className="report-sheet__group">
            {group.title && <h3>{group.title}</h3>}
            <Table
              caption={group.title ?? title}
              hideCaption
              rows={group.rows.map((cells, at) => ({ cells, at }))}
              rowKey={({ at }) => String(at)}
              columns={headings.map((heading, at) => ({
                key: heading,
                header: heading,
                isRowHeader: at === 0,
                cell: ({ cells }: { cells: readonly string[] }) => cells[at],
              }))}
            />
          </div>
        ))
      )}
    </section>
  );
}
