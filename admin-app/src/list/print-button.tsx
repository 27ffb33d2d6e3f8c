import { readAllRows, type ListCallQuery } from '@camp/api-client/list-source';
import { Button } from '@camp/ui/actions/button';
import { PrinterIcon } from '@camp/ui/icons';
import { printWhile } from '@camp/ui/print-while';
import { useMutation } from '@tanstack/react-query';
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
      printWhile((isPrinting) => setPrinted(isPrinting ? { rows, query } : undefined));
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
