import { call } from '@camp/api-client/call';
import { donorsQuery } from '@camp/api-client/donation/queries';
import { formatCampDay } from '@camp/contracts/camp/dates';
import { zoneOfYear } from '@camp/contracts/content/time-zones';
import type { DonorOfYear } from '@camp/contracts/donation/operations';
import * as donationOperations from '@camp/contracts/donation/operations';
import { dollarsAsText, sumAsText } from '@camp/contracts/payment/dollars';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { DownloadIcon, PrinterIcon } from '@camp/ui/icons';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Table, type TableColumn } from '@camp/ui/content/table';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printWhile } from '@camp/ui/print-while';
import { saveFile } from '@camp/ui/save-file';

const day = (instant: string) => formatCampDay(instant, 'MMM d, yyyy');

const columnsOf = (year: number): readonly TableColumn<DonorOfYear>[] => [
  {
    key: 'donor',
    header: 'Donor',
    isRowHeader: true,
    cell: ({ donor, donorEmail }) => donor || donorEmail || 'No name given',
  },
  { key: 'email', header: 'Email', cell: ({ donorEmail }) => donorEmail || '–' },
  { key: 'gifts', header: 'Donations', align: 'end', cell: ({ gifts }) => gifts },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => dollarsAsText(amount) },
  {
    key: 'days',
    header: `Given (${zoneOfYear(year)})`,
    cell: ({ first, last }) => (day(first) === day(last) ? day(first) : `${day(first)} to ${day(last)}`),
  },
];

/** The total of each donor in a year, to print or export for the treasurer. */
export function DonorsOfYear({ year }: { year: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="donors" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{year} donors, for year-end letters</summary>
      {isOpen && <LoadedDonors year={year} />}
    </details>
  );
}

function LoadedDonors({ year }: { year: number }) {
  return (
    <Loaded query={useQuery(donorsQuery(year))} lines={4} label="Loading the donors" level={3}>
      {(donors) => <Donors data={donors} year={year} />}
    </Loaded>
  );
}

function Donors({ data, year }: { data: readonly DonorOfYear[]; year: number }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const save = useMutation({
    // Saved here, since `onSuccess` would name the file after the year that is shown once it arrives.
    mutationFn: async () =>
      saveFile(await call(donationOperations.donateDonorsExport, { query: { year } }), `donors-${year}.csv`),
  });
  const sum = data.reduce((total, { amount }) => total + amount, 0);
  return (
    <div data-printing={isPrinting ? 'donors' : undefined}>
      <ButtonRow data-print="hide">
        <Button size="small" variant="quiet" icon={<PrinterIcon />} onClick={() => printWhile(setIsPrinting)}>
          Print donors
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<DownloadIcon />}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          CSV of donors
        </Button>
      </ButtonRow>
      {data.length === 0 ? (
        <p>No donations in {year}.</p>
      ) : (
        <Table
          caption={`${data.length} ${data.length === 1 ? 'donor' : 'donors'}, ${sumAsText(sum)} in ${year} (${zoneOfYear(year)})`}
          columns={columnsOf(year)}
          rows={data}
          rowKey={({ donorEmail }) => donorEmail}
        />
      )}
    </div>
  );
}
