import type { ProofInput } from '@camp/contracts/user/second-factor-schemas';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import type { Call } from '../../operations/call';
import { invalidField } from '../../refusals/problem';
import { proofOf } from '../passkey/ask-passkey';
import { checkPasskey } from '../passkey/check-passkey';
import { requireCurrentPassword } from '../password/current-password';
import { findVisibleUser } from '../read-user';
import { requireCode } from '../second-factor/spend-code';
import { noteProof } from './note-proof';

/**
 * Proves again that the person of a session is there. Wrong passwords and codes count as everywhere else. An account
 * with a second factor proves with it, since its password may be the one thing that was stolen.
 *
 * @throws ProblemError 400 on `code`, `passkey` or `current`, or 429 after too many wrong ones
 */
export async function prove(
  deps: Dependencies,
  person: Person,
  { code, current, passkey }: ProofInput,
  call: Call<unknown, unknown, unknown>,
): Promise<void> {
  const user = await findVisibleUser(deps, person, person.userId);
  if (passkey) {
    if (!(await checkPasskey(deps, proofOf(person), passkey)))
      throw invalidField('passkey', 'This passkey wasn’t accepted. Please try again.');
  } else if (user.secondFactorSince) await requireCode(deps, user._id, code);
  else await requireCurrentPassword(deps, user, current, call);
  await noteProof(deps, person, call.headers['user-agent']);
}
