import { byteOrderMark, csvLine } from '@camp/contracts/lists/csv-line';
import { Button } from '@camp/ui/actions/button';
import { DownloadIcon } from '@camp/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@camp/ui/save-file';

interface SaveCsvProps {
  fileName: string;
  headings: readonly string[];
  /** Called when the file is created. */
  rows: () => Rows | Promise<Rows>;
  /** The file's content in words, for screen readers. */
  what: string;
}

type Rows = readonly (readonly string[])[];

/** Exports the page's content as a spreadsheet file. */
export function SaveCsv({ fileName, headings, rows, what }: SaveCsvProps) {
  const save = useMutation({
    // The page may show another year once the rows have arrived, so the name is that of the click.
    mutationFn: async (_name: string) => [headings, ...(await rows())],
    onSuccess: (lines, name) =>
      saveFile(new Blob([byteOrderMark, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' }), name),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<DownloadIcon />}
      aria-label={`CSV of ${what}`}
      busy={save.isPending}
      onClick={() => save.mutate(fileName)}
    >
      CSV
    </Button>
  );
}
