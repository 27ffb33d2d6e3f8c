import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { staleFiltersOf } from './list-address';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

/**
 * Warns that the list no longer has some of the address's filters. Without them, the list shows more rows than
 * intended.
 */
export function StaleFilters<Row extends AnyRow>({ list }: { list: ListState<Row> }) {
  const { view, search, seesMedical, change, address } = list;
  const stale = staleFiltersOf(view.list, search, seesMedical);
  if (stale.length === 0) return null;
  return (
    <Alert
      kind="warning"
      role="status"
      data-print="hide"
      title={stale.length === 1 ? 'A filter was removed' : 'Some filters were removed'}
      action={
        <Button variant="quiet" size="small" onClick={() => change({ filters: address.filters })}>
          Got it
        </Button>
      }
    >
      This list no longer filters by {stale.map(({ label }) => `‘${label}’`).join(', ')}. It may show more{' '}
      {view.words.many} than you expect.
    </Alert>
  );
}
