import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import type { Prefetch } from '@camp/micro-frontend/remote-module';

/** Prefetches this year's records, which tell who needs a payment, an application or a proof. */
export const prefetch: Prefetch = ({ userId, params: { id }, ask }) => ask(relatedRecordsQuery(id ?? userId));
