import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { familyRecordsQuery } from './family-queries';

/** Who has applied already. */
export const prefetch: Prefetch = ({ userId, ask }) => ask(familyRecordsQuery(userId));
