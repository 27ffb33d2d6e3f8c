import { accessTokenLimit } from '@camp/contracts/access-token/limits';
import type { NewAccessToken } from '@camp/contracts/access-token/operations';
import type { AccessTokenInput } from '@camp/contracts/access-token/schemas';
import type { StoredAccessToken } from '@camp/database/access-token/access-token-model';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredUser } from '@camp/database/user/user-model';
import { hashToken } from '@camp/runtime/link-token';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import type { Caller } from '../operations/caller';
import { ProblemError } from '../refusals/problem';
import { requireCurrentPassword } from '../user/password/current-password';
import { presentToken } from './list-tokens';
import { newTokenText } from './token-text';

const day = 24 * 60 * 60 * 1000;

/**
 * Creates an access token. Its text is returned only here. It needs the password, since a stolen session would
 * otherwise become a token that outlives it.
 *
 * @param idempotencyKey - the header
 * @throws ProblemError 400 for a wrong password, 409 if there are too many tokens or the
 *   same submit already created one
 */
export async function createToken(
  deps: Dependencies,
  person: Person,
  { current, ...form }: AccessTokenInput,
  idempotencyKey: string | string[] | undefined,
  caller: Caller,
): Promise<NewAccessToken> {
  const { models, clock } = deps;
  const maker = await models.User.findById(person.userId).orFail().lean<StoredUser>();
  await requireCurrentPassword(deps, maker, current, caller);
  const { name, scopes, days } = form;
  const token = newTokenText();
  const tokenHash = hashToken(token);
  const submission = submissionOf(idempotencyKey, person.userId, form);
  const stored = await storeOnce<StoredAccessToken>(deps, models.AccessToken, submission, async (session) => {
    if ((await models.AccessToken.countDocuments().session(session)) >= accessTokenLimit)
      throw tooManyTokens();
    const expiresAt = new Date(clock.now().getTime() + Number(days) * day);
    const values = { name, scopes, tokenHash, userId: maker._id, expiresAt, ...submittedBy(submission) };
    const [created] = await models.AccessToken.create([values], { session });
    if (!created) throw new Error('MongoDB created no access token.');
    await writeAudit(models, doneBy(person, 'create', 'access-token', [created._id]), session);
    return created.toObject<StoredAccessToken>();
  });
  if (stored.tokenHash !== tokenHash) throw alreadyShown();
  return { ...presentToken(stored, maker, clock.now()), token };
}

const tooManyTokens = () =>
  new ProblemError('conflict', `There’s room for ${accessTokenLimit} tokens. Revoke one first.`);

const alreadyShown = () =>
  new ProblemError(
    'conflict',
    'This token exists already, and is shown only once. Revoke it if you need another.',
  );
