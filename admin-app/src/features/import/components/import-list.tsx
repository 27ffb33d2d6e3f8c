import { call } from '@camp/api-client/call';
import { importKeys } from '@camp/api-client/import/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { importKindWords } from '@camp/contracts/import/kinds';
import type { ImportRecord } from '@camp/contracts/import/operations';
import * as importOperations from '@camp/contracts/import/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button } from '@camp/ui/actions/button';
import { TextLink } from '@camp/ui/actions/text-link';
import { Table } from '@camp/ui/content/table';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { useState } from 'react';
import { inRows } from '../use-import';

const titleOf = ({ kind, name }: ImportRecord) => `${importKindWords[kind]}${name ? ` from ${name}` : ''}`;

/** All imports, with their records and undo. */
export function ImportList({ imports }: { imports: readonly ImportRecord[] }) {
  const [undoing, setUndoing] = useState<ImportRecord>();
  return (
    <>
      <Table
        caption="Imports"
        hideCaption
        rows={imports}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'what',
            header: 'What',
            isRowHeader: true,
            cell: (one) => (
              <TextLink to={addressOf(guardedPages.adminImported, { id: one._id })}>{titleOf(one)}</TextLink>
            ),
          },
          { key: 'rows', header: 'Rows', align: 'end', cell: ({ rows }) => rows.toLocaleString('en-US') },
          { key: 'changed', header: 'Changed since', align: 'end', cell: ({ changed }) => changed },
          {
            key: 'when',
            header: 'When (GMT)',
            cell: ({ createdAt }) => formatMoment(createdAt, 'secondsBelowZone'),
          },
          { key: 'by', header: 'By', cell: ({ importedBy }) => importedBy ?? 'A deleted account' },
          {
            key: 'undo',
            header: 'Undo',
            cell: (one) => (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Undo: ${titleOf(one)}`}
                onClick={() => setUndoing(one)}
              >
                Undo
              </Button>
            ),
          },
        ]}
      />
      {undoing && <UndoImport record={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
}

/** Asks 'Are you sure?', then deletes an import with its records. A refusal names the changed rows. */
const UndoImport = ({ record, onClose }: { record: ImportRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Undo import"
    call={() => call(importOperations.undo, { params: { id: record._id } })}
    success="The import was undone."
    changes={[importKeys.list]}
    onClose={onClose}
  >
    <p>
      This deletes the {inRows(record.rows)} of “{titleOf(record)}”.
    </p>
  </ConfirmCall>
);
