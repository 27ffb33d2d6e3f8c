import { DownloadIcon } from '@camp/ui/icons';
import { Menu } from '@camp/ui/overlays/menu';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@camp/ui/save-file';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

interface ExportMenuProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** The downloaded file's name. */
  fileName: string;
}

/** Exports all filtered rows. */
export function ExportMenu<Row extends AnyRow>({ list, fileName }: ExportMenuProps<Row>) {
  const { view, filterQuery, columns } = list;
  const save = useMutation({
    // Saved here, since `onSuccess` would take the name of the year that is shown once the file arrives.
    mutationFn: async (names: readonly string[] | undefined) => {
      const file = await view.source.file?.({ ...filterQuery, ...(names && { columns: names.join(',') }) });
      if (file) saveFile(file, fileName);
    },
  });
  return (
    <Menu
      label={
        <>
          <DownloadIcon />
          {save.isPending ? 'Exporting…' : 'Export'}
        </>
      }
      align="end"
      items={[
        {
          label: 'CSV with these columns',
          disabled: save.isPending,
          onSelect: () => save.mutate(columns.map(({ name }) => name)),
        },
        {
          label: 'CSV with all columns',
          disabled: save.isPending,
          onSelect: () => save.mutate(undefined),
        },
      ]}
    />
  );
}
