import { campFiguresQuery } from '@camp/api-client/camp-figures/queries';
import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { shirtSheet } from '../sheets';
import { attendeeWords } from '../attendee-words';
import { shirtOrder } from '../shirt-order';
import { SheetPaper } from './sheet-paper';

/** The shirts to order for a camp. */
export function ShirtSheet({ year }: { year: number }) {
  return (
    <Loaded query={useQuery(campFiguresQuery(year))} lines={8} label={`Loading ${shirtSheet.title}`}>
      {(all) => {
        const figures = all.find((one) => one.year === year);
        return <SheetPaper {...shirtSheet} {...(figures ? tableOf(figures) : nothing)} year={year} />;
      }}
    </Loaded>
  );
}

const nothing = { headings: ['Size', 'All'], groups: [] };

function tableOf(figures: CampFigures) {
  const { kinds, rows } = shirtOrder(figures);
  const cells = rows.map(({ counts, all }) => [...counts.map(({ count }) => count), all]);
  const sums = kinds.concat('camper').map((_kind, at) => cells.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  return {
    headings: ['Size', ...kinds.map((kind) => attendeeWords[kind]), 'All'],
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
