import { counselorRecord } from '@camp/contracts/counselor/record';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import type { UserRecord } from '@camp/contracts/user/operations';
import type { FormValues } from '@camp/forms/form-values';
import { firstValues } from '@camp/forms/prefill';

const ofParent = {
  nameFirst: 'parentNameFirst',
  nameLast: 'parentNameLast',
  phoneNumber: 'parentPhoneNumber',
  emailAddress: 'parentEmailAddress',
} as const;

const addressNames = [
  'addressStreet',
  'addressCity',
  'addressState',
  'addressZip',
  'addressCountry',
] as const;

/**
 * Prefilled values of a new form. A counselor's account provides the counselor's name and contact, and a parent's
 * account provides the parent's. The stored parent/guardian block takes precedence, because a parent's address is the
 * family's.
 *
 * @param parent that block, if any
 * @param earlier the registration named by `?copyFrom=`
 */
export function knownOfCounselor(
  account: UserRecord,
  parent: ParentBlock | undefined,
  earlier: object | undefined,
): FormValues {
  const known = firstValues(counselorRecord, { account });
  const taken = earlier ? firstValues(counselorRecord, { earlier }) : {};
  const ofBlock: FormValues = parent
    ? {
        parentNameFirst: parent.parentNameFirst,
        parentNameLast: parent.parentNameLast,
        parentPhoneNumber: parent.phoneNumber,
        parentEmailAddress: parent.emailAddress,
      }
    : {};
  if (account.userType !== 'Parent') return { ...known, ...ofBlock, ...taken };
  const moved = Object.entries(ofParent).map(([own, parents]) => [parents, known[own]]);
  const others = Object.entries(known).filter(([name]) => !(name in ofParent) && name !== 'phoneNumberAlt');
  const address = parent ? addressNames.map((name) => [name, parent[name]]) : [];
  return { ...Object.fromEntries([...others, ...moved, ...address]), ...ofBlock, ...taken } as FormValues;
}
