import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { identityClosed } from '@camp/contracts/registration/identity-closed';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { mayEditAll } from './policies';

/** A registration before a change, and the names of the answers that change. */
interface Renaming {
  subject: RecordKind;
  registration: { _id: Types.ObjectId; userId: Types.ObjectId };
  names: readonly string[];
  session: ClientSession;
}

const identity = { name: ['nameFirst', 'nameLast'], birthdate: ['birthdate'] } as const;

/**
 * Prevents the transfer of a registration to another person. Its owner may correct a name or a birthdate, but not both
 * in turn.
 * @throws ProblemError 409 if the owner would then have changed both
 */
export async function refuseAnotherPerson(
  { models }: Pick<Dependencies, 'models'>,
  person: Person,
  { subject, registration: { _id, userId }, names, session }: Renaming,
): Promise<void> {
  const isAny = (some: readonly string[]) => names.some((name) => some.includes(name));
  if (mayEditAll(person, subject) || (!isAny(identity.name) && !isAny(identity.birthdate))) return;
  const identifying = [...identity.name, ...identity.birthdate];
  const byOwner = {
    recordIds: _id,
    action: 'change',
    actorId: userId,
    fields: trusted({ $in: identifying }),
  } as const;
  const changes = await models.Audit.find(byOwner, { fields: 1 }).session(session).lean();
  const earlier = changes.flatMap(({ fields = [] }) => fields);
  const changed = (some: readonly string[]) => isAny(some) || some.some((name) => earlier.includes(name));
  if (changed(identity.name) && changed(identity.birthdate))
    throw new ProblemError('conflict', identityClosed(subject));
}
