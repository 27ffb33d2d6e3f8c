import type { NewSecret, RecoveryCodes } from '@camp/contracts/user/second-factor-operations';
import { campContent } from '@camp/contracts/content/camp';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredSecondFactor } from '@camp/database/second-factor/second-factor-model';
import { turnOnSecondFactor } from '@camp/database/second-factor/turn-on-second-factor';
import { holdAccount } from '@camp/database/user/hold-account';
import { ownedBy } from '@camp/database/user/owned-by';
import { addMinutes } from 'date-fns';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import type { Person } from '../../auth/person';
import { invalidField, notFound, ProblemError } from '../../refusals/problem';
import { transact } from '../../transact';
import { endSessions } from '../login/end-sessions';
import { requireCurrentPassword } from '../password/current-password';
import { findVisibleUser } from '../read-user';
import { makeRecoveryCodes } from './recovery-codes';
import { countWrongCode } from './spend-code';
import { newSecret, stepOfCode, uriOf } from './totp';

/** Minutes in which the new secret has to be confirmed. */
const confirmWithin = 30;

/**
 * Makes a secret for the person's authenticator app. It has no effect until a code confirms it. The password is needed,
 * since a stolen session must not lock the owner out.
 *
 * @throws ProblemError 400 on `current`, 409 if there is an app already, or 429
 */
export async function startSecondFactor(
  deps: Dependencies,
  person: Person,
  current: string,
  caller: Caller,
): Promise<NewSecret> {
  const user = await findVisibleUser(deps, person, person.userId);
  if ((await findFactor(deps, person))?.secret) throw alreadyOn();
  await requireCurrentPassword(deps, user, current, caller);
  const secret = newSecret();
  const pending = { secret, startedAt: deps.clock.now() };
  const { SecondFactor } = deps.models;
  const own = ownedBy(person);
  await transact(deps, async (session) => {
    if (!(await holdAccount(deps.models, user._id, session))) throw notFound('User');
    await SecondFactor.updateOne(own, { $setOnInsert: { recoveryHashes: [] } }, { upsert: true, session });
    // The secret is encrypted for its document, so that exists first.
    await SecondFactor.updateOne(own, { pending }, { session });
  });
  return { secret, uri: uriOf(secret, { issuer: campContent.name, label: user.email }) };
}

const findFactor = ({ models }: Pick<Dependencies, 'models'>, person: Person) =>
  models.SecondFactor.findOne(ownedBy(person)).lean<StoredSecondFactor>();

const alreadyOn = () =>
  new ProblemError(
    'conflict',
    'You already use an authenticator app. Turn it off before you set up another one.',
  );

/**
 * Turns the second factor on with a first code, and ends the person's other sessions.
 *
 * @returns the recovery codes, of which only hashes are stored. They replace those that came with a passkey
 * @throws ProblemError 400 for a wrong code, 409 if the setup has expired or the app is confirmed already, or 429 after
 *   too many wrong codes
 */
export async function confirmSecondFactor(
  deps: Dependencies,
  person: Person,
  code: string,
): Promise<RecoveryCodes> {
  const { models, clock } = deps;
  const now = clock.now();
  const { pending } = (await findFactor(deps, person)) ?? {};
  if (!pending || addMinutes(pending.startedAt, confirmWithin) < now)
    throw new ProblemError('conflict', 'This setup has expired. Please start again.');
  const lastStep = stepOfCode(pending.secret, code, now);
  // A stolen session doesn't know the secret, and must not guess its code, since the answer has recovery codes.
  const check = () => Promise.resolve(lastStep !== undefined);
  if (!(await countWrongCode(deps, person.account._id, check)) || lastStep === undefined)
    throw invalidField('code', 'This code is incorrect. Check that your phone’s clock is right.');
  const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
  await transact(deps, async (session, record) => {
    const { _id: userId } = person.account;
    await turnOnSecondFactor(models, userId, now, session);
    // Encrypted values can't be compared by a filter. A concurrent start conflicts with the transaction.
    const current = await models.SecondFactor.findOne(ownedBy(person), null, { session }).lean();
    if (current?.pending?.secret !== pending.secret)
      throw new ProblemError('conflict', 'This setup was started again. Please use its new code.');
    const change = {
      $set: { secret: pending.secret, lastStep, recoveryHashes },
      $inc: { changes: 1 },
      $unset: { pending: 1 },
    };
    await models.SecondFactor.updateOne({ _id: current._id }, change, { session });
    await endSessions(models, userId, session, person.sessionId);
    await record('user.second-factor-changed', { userId: person.userId, change: 'on' });
    await writeAudit(models, doneBy(person, 'turn-on-second-factor', 'user', [userId]), session);
  });
  return { recoveryCodes };
}
