import { askAheadFor } from '../../../list/ask-ahead-for';
import { counselorApplicationListView } from '../list/counselor-application-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(counselorApplicationListView);
