import type { ListName } from '@camp/contracts/saved-view/lists';
import { PaperTitle } from '@camp/ui/page/paper-title';
import type { ReactNode } from 'react';
import { AdminPage } from '../frame/admin-page';
import { ColumnChoice } from './column-choice';
import { ExportMenu } from './export-menu';
import { FilterChips } from './filter-chips';
import type { AnyRow } from './list-view';
import { narrowedBy } from './narrowed-by';
import { PrintButton } from './print-button';
import { SavedViews } from './saved-views';
import { SearchBox } from './search-box';
import type { ListState } from './use-list';

interface ListLayoutProps<Row extends AnyRow> {
  list: ListState<Row>;
  title: string;
  /** Text below the title. */
  lead?: ReactNode;
  /** The name for saved views. Without a name, the list has none. */
  name?: ListName;
  /** The exported file's name. Without a name, the list can't be exported or printed. */
  fileName?: string;
  /** Whether the columns are fixed, so that nobody can select them. */
  hasFixedColumns?: boolean;
  /** Actions beside the title, before the actions of every list. */
  actions?: ReactNode;
  /** The searched fields, in words. */
  searchHint: string;
  /** Shown beside the search. */
  tools?: ReactNode;
  /** Shown below the filters. */
  notes?: ReactNode;
  /** The rows and the content around them. */
  children: ReactNode;
}

/** The page of a list: title, search, filters and actions above the rows. */
export function ListLayout<Row extends AnyRow>(props: ListLayoutProps<Row>) {
  const { list, title, lead, name, fileName, hasFixedColumns, actions, searchHint, tools, notes } = props;
  return (
    <AdminPage
      title={<PaperTitle narrowedBy={narrowedBy(list)}>{title}</PaperTitle>}
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
