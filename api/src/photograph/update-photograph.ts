import type { PhotographChange } from '@camp/contracts/photograph/operations';
import { errorsBeforeShowing } from '@camp/contracts/photograph/rules';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredPhotograph } from '@camp/database/photograph/photograph-model';
import { Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { refuse } from '../refusals/refuse';
import { transact } from '../transact';

/**
 * Changes a photograph's description, its consent, and where it is shown.
 *
 * @throws ProblemError 400 if it would be shown without a description or consent, 404
 */
export async function updatePhotograph(
  deps: Dependencies,
  person: Person,
  id: string,
  change: PhotographChange,
): Promise<StoredPhotograph> {
  const { models, clock } = deps;
  return transact(deps, async (session) => {
    const stored = await models.Photograph.findById(id).session(session).lean<StoredPhotograph>();
    if (!stored) throw notFound('Photograph');
    const before = { ...stored, consent: stored.consent !== null };
    const after = { ...before, ...withoutAbsent(change) };
    refuse(errorsBeforeShowing(after));
    const changed = (['alt', 'consent', 'inGallery', 'onHome'] as const).filter(
      (name) => after[name] !== before[name],
    );
    if (changed.length === 0) return stored;
    const { alt, inGallery, onHome } = after;
    const confirmed = { userId: new Types.ObjectId(person.userId), at: clock.now() };
    // Whoever saves another change doesn't confirm it again.
    const consent = after.consent ? (stored.consent ?? confirmed) : null;
    const updated = await models.Photograph.findByIdAndUpdate(
      stored._id,
      { alt, inGallery, onHome, consent },
      { session, returnDocument: 'after' },
    ).lean<StoredPhotograph>();
    if (!updated) throw notFound('Photograph');
    const audit = doneBy(person, 'change', 'photograph', [stored._id]);
    await writeAudit(models, { ...audit, fields: changed }, session);
    return updated;
  });
}

const withoutAbsent = (change: PhotographChange): PhotographChange =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
