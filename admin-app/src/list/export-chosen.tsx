import { readFileOf } from '@camp/api-client/list-source';
import { Button } from '@camp/ui/actions/button';
import { DownloadIcon } from '@camp/ui/icons';
import { useMutation } from '@tanstack/react-query';
import type { AnyRow } from './list-view';
import { saveFile } from '@camp/ui/save-file';
import type { ListState } from './use-list';

interface ExportChosenProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** The downloaded file's name. */
  fileName: string;
}

/** Exports the selected rows with the table's columns. */
export function ExportChosen<Row extends AnyRow>({ list, fileName }: ExportChosenProps<Row>) {
  const { view, columns, selection, filterQuery } = list;
  const save = useMutation({
    // Saved here, since `onSuccess` would take the name of the year that is shown once the file arrives.
    mutationFn: async () => {
      const file = await readFileOf(view.source, [...selection.chosen.keys()], {
        // The selection may include rows that the current filters exclude.
        ...(filterQuery.year !== undefined && { year: filterQuery.year }),
        ...(filterQuery.sort !== undefined && { sort: filterQuery.sort }),
        columns: columns.map(({ name }) => name).join(','),
      });
      if (file) saveFile(file, fileName);
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<DownloadIcon />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      Export
    </Button>
  );
}
