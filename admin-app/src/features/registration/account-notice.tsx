import { accountRegistrationsNotice } from '@camp/contracts/registration/limits';
import './account-notice.css';

/** Beside a registration whose account comes near the limit of its kind. */
export function AccountNotice({ accountRegistrations }: { accountRegistrations?: number }) {
  if (accountRegistrations === undefined) return null;
  return <span className="account-notice">{accountRegistrationsNotice(accountRegistrations)}</span>;
}
