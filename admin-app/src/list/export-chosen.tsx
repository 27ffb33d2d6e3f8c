import { readFileOf } from '@camp/api-client/list-source';
import { Button } from '@camp/ui/actions/button';
import { DownloadIcon } from '@camp/ui/icons';
import { useMutation } from '@tanstack/react-query';
import type { AnyRow } from './list-view';
import { saveFile } from '@camp/ui/save-file';
import type { ListState } from './use-list';

interface ExportChosenProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** What the browser saves it as. */
  fileName: string;
}

/** The chosen rows as a file for spreadsheets, with the columns that the table has. */
export function ExportChosen<Row extends AnyRow>({ list, fileName }: ExportChosenProps<Row>) {
  const { view, columns, selection, filterQuery } = list;
  const save = useMutation({
    mutationFn: () =>
      readFileOf(view.source, [...selection.chosen.keys()], {
        // Rows of other filters may be among them.
        ...(filterQuery.year !== undefined && { year: filterQuery.year }),
        ...(filterQuery.sort !== undefined && { sort: filterQuery.sort }),
        columns: columns.map(({ name }) => name).join(','),
      }),
    onSuccess: (file) => file && saveFile(file, fileName),
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
