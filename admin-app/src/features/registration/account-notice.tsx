import { accountRegistrationsNotice } from '@camp/contracts/registration/limits';
import './account-notice.css';

/** Warns that a registration's account is near the limit of its kind. */
export function AccountNotice({ accountRegistrations }: { accountRegistrations?: number }) {
  if (accountRegistrations === undefined) return null;
  return <span className="account-notice">{accountRegistrationsNotice(accountRegistrations)}</span>;
}
