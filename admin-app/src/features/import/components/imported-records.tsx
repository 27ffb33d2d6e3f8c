import { call } from '@camp/api-client/call';
import { importedQuery, importKeys } from '@camp/api-client/import/queries';
import type { ImportedRecord, ImportRecord } from '@camp/contracts/import/operations';
import * as importOperations from '@camp/contracts/import/operations';
import { Button } from '@camp/ui/actions/button';
import { Table } from '@camp/ui/content/table';
import { Loaded } from '@camp/ui/feedback/loaded';
import { TextField } from '@camp/ui/fields/text-field';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Pager } from '../../../list/pager';
import { ImportedDialog } from './imported-dialog';

const pageSize = 50;

/** An import's records, searched by name. */
export function ImportedRecords({ record: { _id, kind } }: { record: ImportRecord }) {
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<ImportedRecord>();
  const [deleting, setDeleting] = useState<ImportedRecord>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get('q') ?? ''));
    setPage(1);
  };
  return (
    <>
      <form role="search" className="import-search" onSubmit={search}>
        <TextField label="Search by name" name="q" type="search" autoComplete="off" />
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </form>
      <Loaded
        query={useQuery(importedQuery(_id, { page, pageSize, ...(q && { q }) }))}
        lines={8}
        label="Loading the records"
      >
        {({ items, total }) =>
          total === 0 ? (
            <p>No record matches.</p>
          ) : (
            <>
              <Table
                caption="Imported records"
                hideCaption
                rows={items}
                rowKey={(one) => one._id}
                columns={[
                  { key: 'title', header: 'Name', cell: ({ title }) => title, isRowHeader: true },
                  { key: 'year', header: 'Year', cell: ({ year }) => year },
                  { key: 'row', header: 'Row in the file', cell: ({ row }) => row },
                  {
                    key: 'account',
                    header: 'Account',
                    cell: ({ account, isChanged }) => account ?? (isChanged ? 'None, changed' : 'None'),
                  },
                  {
                    key: 'open',
                    header: 'Change',
                    cell: (one) => (
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`Change: ${one.title}`}
                        onClick={() => setOpen(one)}
                      >
                        Change
                      </Button>
                    ),
                  },
                ]}
              />
              <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      {open && (
        <ImportedDialog
          record={open}
          importId={_id}
          isConnectable={kind !== 'donation'}
          onClose={() => setOpen(undefined)}
          onDelete={() => {
            setDeleting(open);
            setOpen(undefined);
          }}
        />
      )}
      {deleting && (
        <ConfirmCall
          confirmLabel="Delete record"
          call={() => call(importOperations.remove, { params: { id: deleting._id } })}
          success="The record was deleted."
          changes={[importKeys.records(_id)]}
          onClose={() => setDeleting(undefined)}
        >
          <p>This deletes the imported record of {deleting.title}.</p>
        </ConfirmCall>
      )}
    </>
  );
}
