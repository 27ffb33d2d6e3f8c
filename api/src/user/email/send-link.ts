import type { LinkKind } from '@camp/contracts/user/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { ProblemError } from '../../refusals/problem';
import { fileAccountRequest } from '../sign-up/file-account-request';
import { findVisibleUser } from '../read-user';

/**
 * Has the owner of an account mailed the link that they would get by asking for it themselves.
 *
 * @throws ProblemError 404, or 409 where there is nothing to verify
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
