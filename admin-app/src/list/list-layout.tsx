import type { ListName } from '@camp/contracts/saved-view/lists';
import type { ReactNode } from 'react';
import { AdminPage } from '../frame/admin-page';
import { ColumnChoice } from './column-choice';
import { ExportMenu } from './export-menu';
import { FilterChips } from './filter-chips';
import type { AnyRow } from './list-view';
import { PrintButton } from './print-button';
import { SavedViews } from './saved-views';
import { SearchBox } from './search-box';
import type { ListState } from './use-list';

interface ListLayoutProps<Row extends AnyRow> {
  list: ListState<Row>;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** The name for saved views. Without it, there are none. */
  name?: ListName;
  /** The exported file's name. Without it, there is no export and no print. */
  fileName?: string;
  /** Its columns cannot be selected. */
  hasFixedColumns?: boolean;
  /** Beside the title, before the actions of every list. */
  actions?: ReactNode;
  /** What the search box searches. */
  searchHint: string;
  /** Beside the search. */
  tools?: ReactNode;
  /** Below the filters. */
  notes?: ReactNode;
  /** The rows and what surrounds them. */
  children: ReactNode;
}

/** The page of a list: title, search, filters and actions above the rows. */
export function ListLayout<Row extends AnyRow>(props: ListLayoutProps<Row>) {
  const { list, title, lead, name, fileName, hasFixedColumns, actions, searchHint, tools, notes } = props;
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={
        <>
          {actions}
          {fileName !== undefined && <ExportMenu list={list} fileName={fileName} />}
          {fileName !== undefined && <PrintButton list={list} />}
          {!hasFixedColumns && <ColumnChoice list={list} />}
        </>
      }
    >
      <div className="list-head">
        {name && <SavedViews list={list} name={name} />}
        <div className="list-tools" data-print="hide">
          <SearchBox text={list.address.q} hint={searchHint} onSearch={(q) => list.change({ q })} />
          {tools}
        </div>
        <FilterChips list={list} />
        {notes}
      </div>
      {props.children}
    </AdminPage>
  );
}
