import { isRefused } from '@camp/api-client/is-refused';
import { messageFor } from '@camp/api-client/problem';
import { Button } from '@camp/ui/actions/button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Drawer } from './drawer';
import { KeyboardHelp } from './keyboard-help';
import { readyViewOf } from './list-address';
import { listKeys, useLettersOfPage } from './list-keys';
import { ListTable } from './list-table';
import type { AnyRow, RowActions } from './list-view';
import { Pager } from './pager';
import { pageSize } from './list-page';
import type { ListState } from './use-list';
import { useOpenRow } from './use-open-row';
import './list-body.css';
import './printed-lines.css';
import './list-head.css';

interface ListBodyProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** The drawer's content. Only the id is known if the list cannot request the row. */
  detail: (row: { _id: string; row: Row | undefined }) => ReactNode;
  /** Shown if the list is empty without filters. The default drawing is a signpost. */
  empty: { title: string; words: string; drawing?: ReactNode };
  canChoose?: boolean;
  actions?: RowActions<Row>;
}

/** The rows with the drawer, or the reason for an empty list. */
export function ListBody<Row extends AnyRow>({
  list,
  detail,
  empty,
  canChoose,
  actions,
}: ListBodyProps<Row>) {
  const { view, address, page, change } = list;
  const open = useOpenRow(list);
  const [helps, setHelps] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusBack(root, address.open);
  useOpenInView(root, address.open, page.isSuccess);

  const rows = list.printed ?? page.data?.items ?? [];
  const onKeyDown = listKeys({
    isOpen: address.open !== '',
    onMove: open.move,
    onClose: open.close,
    onHelp: () => setHelps(true),
  });
  useLettersOfPage(root, onKeyDown);
  return (
    <div
      ref={root}
      role="presentation"
      className="list-split"
      data-print="lines"
      data-open={address.open !== '' || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="list-rows" aria-busy={page.isPlaceholderData || page.isPending}>
        {page.isPending && <Skeleton lines={8} label={`Loading the ${view.words.many}`} />}
        {page.isError && (
          <ErrorState onRetry={() => void page.refetch()} retrying={page.isFetching}>
            {messageFor(page.error)}
          </ErrorState>
        )}
        {page.isSuccess && rows.length === 0 && <NothingFound list={list} empty={empty} />}
        {page.isSuccess && rows.length > 0 && (
          <>
            <ListTable list={list} rows={rows} canChoose={canChoose} actions={actions} />
            <Pager
              page={address.page}
              pageSize={pageSize}
              total={open.total}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </div>
      {address.open !== '' && (
        <Drawer
          title={open.row ? view.nameOf(open.row) : `One ${view.words.one}`}
          position={
            open.position === undefined
              ? undefined
              : `${open.position} of ${open.total.toLocaleString('en-US')}`
          }
          onMove={open.move}
          onClose={open.close}
        >
          {open.row || !view.source.one ? (
            // What was typed about one person must not be saved for the next.
            <Fragment key={address.open}>{detail({ _id: address.open, row: open.row })}</Fragment>
          ) : (
            <OpenState words={view.words} read={open.read} />
          )}
        </Drawer>
      )}
      <KeyboardHelp open={helps} onClose={() => setHelps(false)} />
    </div>
  );
}

/** Why an open row is not shown yet. */
function OpenState({ words, read }: { words: { one: string }; read: ReturnType<typeof useOpenRow>['read'] }) {
  // The row was deleted or is not allowed. A retry would not help.
  if (read?.isError && isRefused(read.error))
    return (
      <ErrorState title={`This ${words.one} no longer exists`} level={3}>
        It may have been deleted. Close this panel to return to the list.
      </ErrorState>
    );
  return read?.isError ? (
    <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} level={3}>
      {messageFor(read.error)}
    </ErrorState>
  ) : (
    <Skeleton lines={6} label={`Loading the ${words.one}`} />
  );
}

/** Returns the focus to the row when the drawer closes. */
function useFocusBack(root: RefObject<HTMLDivElement | null>, open: string) {
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === '' && closed !== '')
      root.current?.querySelector<HTMLElement>(`[data-row="${closed}"]`)?.focus();
  }, [open, root]);
}

/** Scrolls to the open row when a person returns to the list. */
function useOpenInView(root: RefObject<HTMLDivElement | null>, open: string, isThere: boolean) {
  const [openAtFirst] = useState(open);
  useEffect(() => {
    if (isThere && openAtFirst !== '')
      root.current?.querySelector(`[data-row="${openAtFirst}"]`)?.scrollIntoView({ block: 'center' });
  }, [root, isThere, openAtFirst]);
}

function NothingFound<Row extends AnyRow>({ list, empty }: Pick<ListBodyProps<Row>, 'list' | 'empty'>) {
  const { view, address, change } = list;
  const isNarrowed = address.q !== '' || Object.keys({ ...address.filters, ...address.values }).length > 0;
  const { title, words, drawing = <Signpost /> } = empty;
  if (!isNarrowed)
    return (
      <EmptyState title={title} illustration={drawing}>
        {words}
      </EmptyState>
    );
  const viewed = readyViewOf(view.list, address);
  return (
    <EmptyState
      title={viewed?.empty ?? `No ${view.words.many} match`}
      illustration={<Signpost />}
      action={
        <Button variant="quiet" onClick={() => change({ q: '', filters: {}, values: {} })}>
          Show all {view.words.many}
        </Button>
      }
    >
      {viewed?.empty === undefined && 'Try a different search or filter.'}
    </EmptyState>
  );
}
