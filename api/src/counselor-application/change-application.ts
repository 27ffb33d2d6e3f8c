import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { Dependencies } from '../dependencies';
import { checkedChanges } from '../records/checked-changes';
import type { Person } from '../auth/person';
import { findToChange, type Change } from '../registration/change-registration';
import { storeChange } from '../registration/store-answers';
import { countUpdate } from '../records/count-update';
import { transact } from '../transact';
import { applicationKind } from './application-kind';

/** Changes an application. Owners may change their own until camp starts, and holders of `edit-all` any. */
export async function changeApplication(
  deps: Dependencies,
  person: Person,
  { id, sent, silent = false }: Change,
): Promise<StoredCounselorApplication> {
  await countUpdate(deps, person, applicationKind.subject);
  return transact(deps, async (session, record) => {
    const { found } = await findToChange(deps, person, applicationKind, { id, session });
    const values = checkedChanges(counselorApplicationForm.update, found, sent);
    const fields = Object.keys(values);
    if (fields.length === 0) return found;
    return storeChange(deps, person, applicationKind, { session, record, found, fields, values, silent });
  });
}
