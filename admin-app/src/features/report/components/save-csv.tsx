import { byteOrderMark, csvLine } from '@camp/contracts/lists/csv-line';
import { Button } from '@camp/ui/actions/button';
import { DownloadIcon } from '@camp/ui/icons';
import { saveFile } from '../../../list/save-file';

interface SaveCsvProps {
  fileName: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** What is saved, for who hears the button alone. */
  what: string;
}

/** Saves what the page shows as a file for spreadsheets. */
export function SaveCsv({ fileName, headings, rows, what }: SaveCsvProps) {
  const save = () => {
    const text = byteOrderMark + [headings, ...rows].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
  };
  return (
    <Button variant="quiet" size="small" icon={<DownloadIcon />} aria-label={`CSV of ${what}`} onClick={save}>
      CSV
    </Button>
  );
}
