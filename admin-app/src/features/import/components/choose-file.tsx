import { errorAt, messageFor } from '@camp/api-client/problem';
import { importKinds, importKindWords, type ImportKind } from '@camp/contracts/import/kinds';
import { Button } from '@camp/ui/actions/button';
import { FileField } from '@camp/ui/fields/file-field';
import { SelectField } from '@camp/ui/fields/select-field';
import { useState, type FormEvent } from 'react';
import type { Import } from '../use-import';

const options = importKinds.map((kind) => ({ value: kind, label: importKindWords[kind] }));

/** The first step: what the file contains, and the file. */
export function ChooseFile({ read, readFile }: Pick<Import, 'read' | 'readFile'>) {
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(!file);
    if (!file || read.isPending) return;
    readFile({ kind: new FormData(event.currentTarget).get('kind') as ImportKind, file });
  };
  const refused = read.error ? (errorAt('file', read.error) ?? messageFor(read.error)) : undefined;
  return (
    <form onSubmit={submit} noValidate className="import-form camp-stack">
      <SelectField label="The file contains" name="kind" options={options} placeholder={null} />
      <FileField
        label="CSV file"
        name="file"
        hint="Its first row has the names of the columns. Up to 2,000 rows and 2 MB."
        accept=".csv,text/csv"
        error={isMissing && !file ? 'Choose a CSV file.' : refused}
        onChange={({ target }) => {
          read.reset();
          setFile(target.files?.[0]);
        }}
      />
      <div>
        <Button type="submit" busy={read.isPending}>
          Read the file
        </Button>
      </div>
    </form>
  );
}
