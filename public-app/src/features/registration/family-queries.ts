import { ownParentQuery } from '@camp/api-client/parent/queries';
import { everyRecordQuery } from '@camp/api-client/related-records/queries';

/** What only helps to fill in a form is asked once: the form waits for it, and comes without what failed. */
const onlyHelps = { retry: false, meta: { quiet: true } } as const;

/** What an account has registered in all years, to fill in a form. */
export const familyRecordsQuery = (userId: string) => ({ ...everyRecordQuery(userId), ...onlyHelps });

/** The parent/guardian block that is kept, to fill in a form. */
export const familyParentQuery = () => ({ ...ownParentQuery(), ...onlyHelps });
