import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { familyRecordsQuery } from './family-queries';

/** Prefetches the family's records, which show who has already applied. */
export const prefetch: Prefetch = ({ userId, ask }) => ask(familyRecordsQuery(userId));
