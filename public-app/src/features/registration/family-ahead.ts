import { ownParentQuery } from '@camp/api-client/parent/queries';
import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import type { AskAhead } from '@camp/micro-frontend/remote-module';

/**
 * What a form is filled in with: the family's records of all years, and the parent block that is kept. Once each, as the
 * form asks them: it waits for both, and comes without what failed.
 */
export const askAhead: AskAhead = ({ userId, ask }) => {
  ask({ ...everyRecordQuery(userId), retry: false });
  ask({ ...ownParentQuery(), retry: false });
};
