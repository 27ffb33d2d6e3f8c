import type { AskAhead } from '@camp/micro-frontend/remote-module';
import { familyRecordsQuery } from './family-queries';

/** Who has applied already. */
export const askAhead: AskAhead = ({ userId, ask }) => ask(familyRecordsQuery(userId));
