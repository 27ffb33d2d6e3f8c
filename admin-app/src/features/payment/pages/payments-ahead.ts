import { askAheadFor } from '../../../list/ask-ahead-for';
import { paymentListView } from '../list/payment-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(paymentListView);
