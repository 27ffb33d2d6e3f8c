import { readAllRows } from '@camp/api-client/list-source';
import { Button } from '@camp/ui/actions/button';
import { PrinterIcon } from '@camp/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

/** Prints all filtered rows with the table's columns. */
export function PrintButton<Row extends AnyRow>({ list }: { list: ListState<Row> }) {
  const { view, filterQuery, setPrinted } = list;
  const print = useMutation({
    mutationFn: () => readAllRows(view.source, filterQuery),
    onSuccess: (rows) => {
      // On iOS, `print` returns before printing.
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      flushSync(() => setPrinted({ rows, query: filterQuery }));
      window.print();
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PrinterIcon />}
      busy={print.isPending}
      onClick={() => print.mutate()}
    >
      Print
    </Button>
  );
}
