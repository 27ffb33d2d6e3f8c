import { askAheadFor } from '../../../list/ask-ahead-for';
import { auditListView } from '../list/audit-list-view';

/** The page of the list that the address is about. */
export const askAhead = askAheadFor(auditListView);
