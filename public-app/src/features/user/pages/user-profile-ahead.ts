import { ownParentQuery } from '@camp/api-client/parent/queries';
import {
  everyRecordQuery,
  priorRecordsQuery,
  relatedRecordsQuery,
} from '@camp/api-client/related-records/queries';
import { userQuery } from '@camp/api-client/user/queries';
import type { AskAhead } from '@camp/micro-frontend/remote-module';

/** Everything that the profile's sections ask, more of one's own. */
export const askAhead: AskAhead = ({ userId, params: { id }, ask }) => {
  ask(relatedRecordsQuery(id ?? userId));
  ask(priorRecordsQuery(id ?? userId));
  if (id !== undefined) ask(userQuery(id));
  if (id !== undefined && id !== userId) return;
  ask(everyRecordQuery(userId));
  ask(ownParentQuery());
};
