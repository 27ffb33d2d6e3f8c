import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import type { Prefetch } from '@camp/micro-frontend/remote-module';

/** The records of this year: which of them are to be paid, applied for or proved. */
export const prefetch: Prefetch = ({ userId, params: { id }, ask }) => ask(relatedRecordsQuery(id ?? userId));
