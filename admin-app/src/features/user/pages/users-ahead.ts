import { askAheadFor } from '../../../list/ask-ahead-for';
import { userListView } from '../list/user-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(userListView);
