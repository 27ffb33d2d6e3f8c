import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { familyParentQuery, familyRecordsQuery } from './family-queries';

/** Prefetches the data that prefills a form: the family's records of all years and the stored parent block. */
export const prefetch: Prefetch = ({ userId, ask }) => {
  ask(familyRecordsQuery(userId));
  ask(familyParentQuery());
};
