import { prefetchList } from '../../../list/prefetch-list';
import { waitlistView } from '../list/camper-list-view';

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(waitlistView);
