import { ownParentQuery } from '@camp/api-client/parent/queries';
import {
  everyRecordQuery,
  priorRecordsQuery,
  relatedRecordsQuery,
} from '@camp/api-client/related-records/queries';
import { userQuery } from '@camp/api-client/user/queries';
import type { Prefetch } from '@camp/micro-frontend/remote-module';

/** Prefetches the data of the profile's sections. The person's own profile needs more. */
export const prefetch: Prefetch = ({ userId, params: { id }, ask }) => {
  const shownId = id ?? userId;
  ask(relatedRecordsQuery(shownId));
  ask(priorRecordsQuery(shownId));
  if (id !== undefined) ask(userQuery(id));
  if (shownId !== userId) return;
  ask(everyRecordQuery(userId));
  ask(ownParentQuery());
};
