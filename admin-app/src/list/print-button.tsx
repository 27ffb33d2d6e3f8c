import { readAllRows, type ListCallQuery } from '@camp/api-client/list-source';
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
    mutationFn: (query: ListCallQuery) => readAllRows(view.source, query),
    onSuccess: (rows, query) => {
      // The filters were changed while the rows were loading.
      if (query !== filterQuery) return;
      // On iOS, `print` returns before printing.
      window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
      flushSync(() => setPrinted({ rows, query }));
      window.print();
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PrinterIcon />}
      busy={print.isPending}
      onClick={() => print.mutate(filterQuery)}
    >
      Print
    </Button>
  );
}
