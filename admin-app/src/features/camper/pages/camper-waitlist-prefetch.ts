import { prefetchList } from '../../../list/prefetch-list';
import { waitlistView } from '../list/camper-list-view';

/** The page of the list that the address is about. */
export const prefetch = prefetchList(waitlistView);
