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
 * What a new form begins with: the account's name and how it is reached are the counselor's own, or the parent's where
 * the account is a parent's. The parent/guardian block that the account keeps counts before the account: the address of
 * a parent's account is the family's, and so is the block's.
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
