import { messageFor } from '@camp/api-client/problem';
import type { CheckedTable } from '@camp/contracts/import/operations';
import { Button } from '@camp/ui/actions/button';
import { Table } from '@camp/ui/content/table';
import { Alert } from '@camp/ui/feedback/alert';
import { inRows, type Import } from '../use-import';

interface CheckResultProps extends Pick<Import, 'store' | 'storeFile'> {
  checked: CheckedTable;
}

/** The third step: what is wrong with each row, or the import. */
export function CheckResult({ checked, store, storeFile }: CheckResultProps) {
  const { rows, errors, errorCount } = checked;
  if (errorCount > 0) {
    return (
      <div className="camp-stack">
        <Alert kind="warning" role="status" title={`${errorCount} ${errorCount === 1 ? 'error' : 'errors'}`}>
          Correct the file, or leave a column out. Nothing has been imported.
          {errorCount > errors.length && ` These are the first ${errors.length}.`}
        </Alert>
        <Table
          caption="Errors by row"
          hideCaption
          rows={errors}
          rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
          columns={[
            { key: 'row', header: 'Row', cell: ({ row }) => `Row ${row}`, isRowHeader: true },
            { key: 'column', header: 'Column', cell: ({ column }) => column },
            { key: 'message', header: 'What’s wrong', cell: ({ message }) => message },
          ]}
        />
      </div>
    );
  }
  return (
    <div className="camp-stack">
      <Alert kind="success" role="status" title={`All ${inRows(rows)} are right`}>
        The records belong to nobody. They take no seat, and nobody gets an email.
      </Alert>
      {store.error && <Alert kind="error" title={messageFor(store.error)} />}
      <div>
        <Button busy={store.isPending} onClick={() => !store.isPending && storeFile()}>
          Import {inRows(rows)}
        </Button>
      </div>
    </div>
  );
}
