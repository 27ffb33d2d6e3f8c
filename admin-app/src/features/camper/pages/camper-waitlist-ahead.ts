import { askAheadFor } from '../../../list/ask-ahead-for';
import { waitlistView } from '../list/camper-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(waitlistView);
