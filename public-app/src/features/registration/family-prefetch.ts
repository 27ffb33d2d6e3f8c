import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { familyParentQuery, familyRecordsQuery } from './family-queries';

/** What a form is filled in with: the family's records of all years, and the parent block that is kept. */
export const prefetch: Prefetch = ({ userId, ask }) => {
  ask(familyRecordsQuery(userId));
  ask(familyParentQuery());
};
