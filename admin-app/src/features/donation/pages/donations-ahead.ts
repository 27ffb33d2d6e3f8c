import { askAheadFor } from '../../../list/ask-ahead-for';
import { donationListView } from '../list/donation-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(donationListView);
