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

/** A file as it was asked for. The list may show another year once it arrives. */
interface WantedFile {
  fileName: string;
  /** Names of its columns. Default: all columns. */
  names?: readonly string[];
}

/** Exports all filtered rows. */
export function ExportMenu<Row extends AnyRow>({ list, fileName }: ExportMenuProps<Row>) {
  const { view, filterQuery, columns } = list;
  const save = useMutation({
    mutationFn: async ({ names }: WantedFile) =>
      view.source.file?.({ ...filterQuery, ...(names && { columns: names.join(',') }) }),
    onSuccess: (file, wanted) => file && saveFile(file, wanted.fileName),
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
          onSelect: () => save.mutate({ fileName, names: columns.map(({ name }) => name) }),
        },
        {
          label: 'CSV with all columns',
          disabled: save.isPending,
          onSelect: () => save.mutate({ fileName }),
        },
      ]}
    />
  );
}
