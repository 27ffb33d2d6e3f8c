import { readAllRows, type ListCallQuery } from '@camp/api-client/list-source';
import { Button } from '@camp/ui/actions/button';
import { ProgressBar } from '@camp/ui/feedback/progress-bar';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { countInWords, type AnyRow } from './list-view';
import type { ListState } from './use-list';
import './bulk-bar.css';

interface BulkBarProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** The actions on selected rows. */
  children: ReactNode;
}

/**
 * The number of selected rows across all pages, and the actions on them. Shown at the bottom while rows are selected.
 */
export function BulkBar<Row extends AnyRow>({ list, children }: BulkBarProps<Row>) {
  if (list.selection.chosen.size === 0) return null;
  return (
    <Selected key={list.address.year} list={list}>
      {children}
    </Selected>
  );
}

function Selected<Row extends AnyRow>({ list, children }: BulkBarProps<Row>) {
  const { view, selection, page, filterQuery } = list;
  const chooseAll = useChooseAll(list);
  const total = page.data?.total ?? 0;
  const { chosen } = selection;
  return (
    <div className="list-bulk" role="region" aria-label="Selected" data-print="hide">
      <div className="list-bulk__part">
        <p role="status">
          <strong>{chosen.size.toLocaleString('en-US')}</strong> selected
        </p>
        {total > chosen.size && (
          <Button
            variant="link"
            size="small"
            busy={chooseAll.isPending}
            onClick={() => chooseAll.choose(filterQuery)}
          >
            Select all {countInWords(view.words, total)}
          </Button>
        )}
        <Button variant="link" size="small" onClick={selection.clear}>
          Clear selection
        </Button>
      </div>
      <div className="list-bulk__part">{children}</div>
      <ProgressBar value={chooseAll.percent} label="Selecting" />
    </div>
  );
}

/**
 * Selects every row of a query, page by page, unless the component unmounts before. Give the component the year as its
 * `key`, so that rows that arrive late are not selected in another year.
 */
export function useChooseAll<Row extends AnyRow>({ view, selection }: ListState<Row>) {
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, data } = useMutation({
    mutationFn: (query: ListCallQuery) => readAllRows(view.source, query, { onProgress: setPercent }),
    onSettled: () => setPercent(0),
  });
  const select = (rows: readonly Row[]) =>
    selection.set(
      rows.map((row) => ({ _id: row._id, name: view.nameOf(row) })),
      true,
    );
  return {
    // Callbacks of `useMutation` itself would also run after the component has unmounted.
    choose: (query: ListCallQuery) => mutate(query, { onSuccess: select }),
    isPending,
    percent: isPending ? percent : 0,
    found: data?.length,
  };
}
