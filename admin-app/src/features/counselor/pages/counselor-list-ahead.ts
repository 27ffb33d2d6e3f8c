import { askAheadFor } from '../../../list/ask-ahead-for';
import { counselorListView } from '../list/counselor-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(counselorListView);
