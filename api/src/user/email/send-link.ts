import type { LinkKind } from '@camp/contracts/user/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { ProblemError } from '../../refusals/problem';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { findVisibleUser } from '../read-user';

/**
 * Emails the owner of an account the link that they could request themselves.
 *
 * @throws ProblemError 404, or 409 if nothing has to be verified
 */
export async function sendLink(
  deps: Dependencies,
  person: Person,
  id: string,
  kind: LinkKind,
): Promise<void> {
  const user = await findVisibleUser(deps, person, id);
  if (kind === 'verification' && user.emailVerified)
    throw new ProblemError('conflict', 'This email address is already verified.');
  await writeAudit(deps.models, doneBy(person, 'send-link', 'user', [user._id]));
  await fileAccountRequest(deps, { kind: kind === 'reset' ? 'reset' : 'resend', email: user.email });
}
