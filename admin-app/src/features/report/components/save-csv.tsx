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
    // Saved here, since `onSuccess` would take the name of the year that is shown once the rows arrive.
    mutationFn: async () => {
      const lines = [headings, ...(await rows())].map(csvLine);
      saveFile(new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }), fileName);
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<DownloadIcon />}
      aria-label={`CSV of ${what}`}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      CSV
    </Button>
  );
}
