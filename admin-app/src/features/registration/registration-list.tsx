import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { Operation } from '@camp/contracts/operations/operation';
import type { ById, Done } from '@camp/contracts/operations/replies';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { ListName } from '@camp/contracts/saved-view/lists';
import { Button } from '@camp/ui/actions/button';
import { TrashIcon } from '@camp/ui/icons';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import type { MenuItem } from '@camp/ui/overlays/menu';
import { useState, type ReactNode } from 'react';
import { useChosenYear } from '../../frame/chosen-year';
import { BulkBar } from '../../list/bulk-bar';
import { ExportChosen } from '../../list/export-chosen';
import { ListBody } from '../../list/list-body';
import { ListLayout } from '../../list/list-layout';
import type { AnyRow } from '../../list/list-view';
import type { ListState } from '../../list/use-list';
import { WriteTo } from '../../list/write-to';
import './registration-list.css';

/** Why an action is unavailable, for a menu and as a sentence. */
export interface Refusal {
  short: string;
  sentence: string;
}

interface RegistrationListProps<Row extends AnyRow> {
  list: ListState<Row>;
  title: string;
  /** The name for saved views and the export file. */
  name: ListName;
  /** The subject of the rights, and the group for messages. */
  subject: RecordKind;
  /** The searched fields, in words. */
  searchHint: string;
  /** An extra filter for messages. */
  besides?: string;
  /** Text below the title. */
  lead?: ReactNode;
  /** Shown beside the search. */
  tools?: ReactNode;
  /** The results of actions, above the rows. */
  notices?: ReactNode;
  /** Actions on one row, except deletion. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** Actions on selected rows, except messages and export. */
  bulk?: ReactNode;
  deletion: {
    /** The noun for one row: 'registration', 'application'. */
    what: string;
    operation: Operation<{ params: ById }, Done>;
    /** The consequences of the deletion, in words. */
    words: (row: Row) => ReactNode;
    /** Why a row cannot be deleted. Undefined if it can be deleted. */
    refusal?: (row: Row) => Refusal | undefined;
  };
  /** @param deletion the delete button, or the reason for its absence */
  detail: (row: Row, deletion: ReactNode) => ReactNode;
  empty: { title: string; words: string };
}

const nothing = () => [];

/** The list of a kind of registration for administrators: filters, drawer, export, messages and deletion. */
export function RegistrationList<Row extends AnyRow>(props: RegistrationListProps<Row>) {
  const { list, title, name, subject, besides, rowActions = nothing, bulk, deletion, empty } = props;
  const { may } = useSession();
  const [toDelete, setToDelete] = useState<Row>();
  const { view, address, change, selection } = list;
  const { year } = useChosenYear();
  const mayDelete = may('delete-all', subject);
  const hasActions = mayDelete || props.rowActions !== undefined;
  const fileName = `${name}-${year ?? ''}.csv`;
  const deletionIn = (row: Row): MenuItem => {
    const refused = deletion.refusal?.(row);
    return {
      label: refused ? `Delete: ${refused.short}` : 'Delete',
      icon: <TrashIcon />,
      danger: true,
      disabled: refused !== undefined,
      onSelect: () => setToDelete(row),
    };
  };
  const actions = (row: Row): MenuItem[] => [...rowActions(row), ...(mayDelete ? [deletionIn(row)] : [])];
  const deletionBelow = (row: Row): ReactNode => {
    const refused = deletion.refusal?.(row);
    if (!mayDelete) return null;
    return refused ? (
      <p className="registration-list__refusal camp-note">{refused.sentence}</p>
    ) : (
      <Button size="small" variant="quiet" icon={<TrashIcon />} onClick={() => setToDelete(row)}>
        Delete this {deletion.what}
      </Button>
    );
  };
  return (
    <ListLayout
      list={list}
      title={year ? `${title} ${year}` : title}
      lead={props.lead}
      name={name}
      fileName={fileName}
      actions={<WriteTo list={list} group={subject} besides={besides} />}
      searchHint={props.searchHint}
      tools={props.tools}
    >
      {props.notices}
      <ListBody
        list={list}
        canChoose
        actions={hasActions ? actions : undefined}
        detail={({ row }) => row && props.detail(row, deletionBelow(row))}
        empty={empty}
      />
      <BulkBar list={list}>
        {bulk}
        <WriteTo list={list} group={subject} besides={besides} chosen />
        <ExportChosen list={list} fileName={fileName} />
      </BulkBar>
      {toDelete && (
        <ConfirmCall
          confirmLabel={`Delete ${deletion.what}`}
          call={() => call(deletion.operation, { params: { id: toDelete._id } })}
          success={`${view.nameOf(toDelete)}’s ${deletion.what} was deleted.`}
          changes={[registrationKey(subject), relatedRecordsKeys.all]}
          onClose={() => setToDelete(undefined)}
          onDone={() => {
            selection.set([{ _id: toDelete._id, name: '' }], false);
            if (address.open === toDelete._id) change({ open: '' });
          }}
        >
          {deletion.words(toDelete)}
        </ConfirmCall>
      )}
    </ListLayout>
  );
}
