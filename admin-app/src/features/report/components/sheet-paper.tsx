import { Button, ButtonRow } from '@camp/ui/actions/button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { PrinterIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Table } from '@camp/ui/content/table';
import { PaperTitle } from '@camp/ui/page/paper-title';
import { Fragment } from 'react';
import '../../../list/printed-lines.css';
import type { Sheet, SheetGroup } from '../sheets';
import { SaveCsv } from './save-csv';

interface SheetPaperProps extends Pick<Sheet, 'id' | 'title' | 'lead' | 'headings' | 'isSigned' | 'isDaily'> {
  groups: readonly SheetGroup[];
  /**
   * Reads the groups again for a file, so that the export is audited. Default: the current groups, for sheets without
   * personal data.
   */
  groupsForFile?: () => Promise<readonly SheetGroup[]>;
  /** Shown if the sheet is empty. */
  nobody?: string;
  year: number;
}

/** One sheet, shown on the page, on paper and as a file. */
export function SheetPaper({
  id,
  title,
  lead,
  headings,
  isSigned,
  isDaily,
  groups,
  groupsForFile,
  nobody = 'Nobody is on this sheet',
  year,
}: SheetPaperProps) {
  const isGrouped = groups.some((group) => group.title !== undefined);
  return (
    <section
      className="report-sheet camp-stack"
      data-sheet={id}
      data-print={isSigned ? 'lines' : undefined}
      aria-labelledby="sheet-title"
    >
      <header>
        <div>
          <h2 id="sheet-title">
            <PaperTitle>
              {title} {year}
            </PaperTitle>
          </h2>
          <p data-print="hide">{lead}</p>
          {isDaily && (
            <p className="report-sheet__day" data-print="only">
              Day:
            </p>
          )}
        </div>
        <ButtonRow data-print="hide">
          <Button variant="quiet" size="small" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
          <SaveCsv
            what={title}
            fileName={`${id}-${year}.csv`}
            headings={isGrouped ? [...headings, 'Group'] : headings}
            rows={async () => rowsForFile((await groupsForFile?.()) ?? groups)}
          />
        </ButtonRow>
      </header>
      {groups.every(({ rows }) => rows.length === 0) ? (
        <EmptyState title={nobody} illustration={<Signpost />} level={3}>
          This sheet fills in as families register.
        </EmptyState>
      ) : (
        groups.map((group) => (
          <div key={group.title ?? ''} className="report-sheet__group camp-stack">
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
                cell: ({ cells }: { cells: readonly string[] }) => linesOf(cells[at]),
              }))}
            />
          </div>
        ))
      )}
    </section>
  );
}

/** Every line with its group. A cell's lines become one line. */
const rowsForFile = (groups: readonly SheetGroup[]): string[][] =>
  groups.flatMap(({ title, rows }) =>
    rows.map((row) =>
      [...row, ...(title === undefined ? [] : [title])].map((cell) => cell.replaceAll('\n', ', ')),
    ),
  );

/** Number of characters that fit on one line, such as a date, a number or most names. */
const shortLine = 18;

const linesOf = (cell = '') => (
  <span className="report-sheet__lines">
    {cell.split('\n').map((line, at) => (
      <Fragment key={at}>
        {at > 0 && '\n'}
        {line.length > shortLine ? line : line && <span className="report-sheet__short">{line}</span>}
      </Fragment>
    ))}
  </span>
);
