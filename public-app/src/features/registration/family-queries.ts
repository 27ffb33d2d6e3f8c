import { ownParentQuery } from '@camp/api-client/parent/queries';
import { everyRecordQuery } from '@camp/api-client/related-records/queries';

/** Optional data is requested once. The form waits for the response, and is shown even if the request fails. */
const onlyHelps = { retry: false, meta: { quiet: true } } as const;

/** An account's registrations of all years, to prefill a form. */
export const familyRecordsQuery = (userId: string) => ({ ...everyRecordQuery(userId), ...onlyHelps });

/** The stored parent/guardian block, to prefill a form. */
export const familyParentQuery = () => ({ ...ownParentQuery(), ...onlyHelps });
