import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { Operation } from '@camp/contracts/operations/operation';
import type { ById, Done } from '@camp/contracts/operations/replies';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { ListName } from '@camp/contracts/saved-view/lists';
import { Button } from '@camp/ui/actions/button';
import { TrashIcon } from '@camp/ui/icons';
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
import { DeleteRecord } from './delete-record';
import './registration-list.css';

/** Why something is not offered: in a menu, and in a sentence. */
export interface Refusal {
  short: string;
  sentence: string;
}

interface RegistrationListProps<Row extends AnyRow> {
  list: ListState<Row>;
  title: string;
  /** Under which its views are saved and its file is named. */
  name: ListName;
  /** Whose rights count for one of its records, and by which messages find them. */
  subject: RecordKind;
  /** What the search box finds by. */
  searchHint: string;
  /** What narrows it for messages besides the filters. */
  besides?: string;
  /** Below the title. */
  lead?: ReactNode;
  /** Beside the search. */
  tools?: ReactNode;
  /** Above the rows: what came of an action. */
  notices?: ReactNode;
  /** What may be done with one, besides deleting it. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** What can be done with the chosen ones, besides writing to them and a file of them. */
  bulk?: ReactNode;
  deletion: {
    /** What one is called there: 'registration', 'application'. */
    what: string;
    operation: Operation<{ params: ById }, Done>;
    /** What goes with it. */
    words: (row: Row) => ReactNode;
    /** Why one cannot be deleted as it is; undefined where it can. */
    refusal?: (row: Row) => Refusal | undefined;
  };
  /** @param deletion the button that deletes the row, or why there is none */
  detail: (row: Row, deletion: ReactNode) => ReactNode;
  empty: { title: string; words: string };
}

const nothing = () => [];

/** The list of a kind of registration for those who run the camp: filters, drawer, file, letters, and deletion. */
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
      <DeleteRecord
        name={toDelete && view.nameOf(toDelete)}
        what={deletion.what}
        keys={registrationKey(subject)}
        remove={() => call(deletion.operation, { params: { id: toDelete?._id ?? '' } })}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => {
          if (!toDelete) return;
          selection.set([{ _id: toDelete._id, name: '' }], false);
          if (address.open === toDelete._id) change({ open: '' });
        }}
      >
        {toDelete && deletion.words(toDelete)}
      </DeleteRecord>
    </ListLayout>
  );
}
