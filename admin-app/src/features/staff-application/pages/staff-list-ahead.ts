import { askAheadFor } from '../../../list/ask-ahead-for';
import { staffListView } from '../list/staff-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(staffListView);
