import type { ListDeclaration } from '@camp/contracts/lists/list';
import { listsByName } from '@camp/contracts/saved-view/lists';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import type { SavedViewInput } from '@camp/contracts/saved-view/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredSavedView } from '@camp/database/saved-view/saved-view-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden, ProblemError } from '../refusals/problem';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { presentView } from './list-views';
import { isMedicalView, maySeeView } from './policies';

/** Most views per list. More would be hard to choose from. */
const mostPerList = 50;

/**
 * Saves a named view of a list. A repeated submit returns the same view.
 *
 * @param idempotencyKey - the header
 * @throws ProblemError 403 for a list or a medical filter without its right, or 409 for a taken name
 */
export async function saveView(
  deps: Dependencies,
  person: Person,
  form: SavedViewInput,
  idempotencyKey: string | string[] | undefined,
): Promise<SavedView> {
  const { models } = deps;
  const { list, name, query: sent } = form;
  const query = knownPartsOf(listsByName[list], sent).toString();
  if (!maySeeView(person, { list, query })) throw forbidden();
  const isMedical = isMedicalView({ list, query });
  const medicalKey = { $regex: /^medical / };
  const ofThisKind = { list, nameKey: trusted(isMedical ? medicalKey : { $not: medicalKey }) };
  const submission = submissionOf(idempotencyKey, person.userId, form);
  // Medical views have their own names, so that a taken name doesn't reveal a medical view.
  const view = {
    list,
    name,
    nameKey: `${isMedical ? 'medical' : 'open'} ${name.toLowerCase()}`,
    query,
    userId: person.userId,
    ...submittedBy(submission),
  };
  const stored = await storeOnce<StoredSavedView>(deps, models.SavedView, submission, async (session) => {
    if ((await models.SavedView.countDocuments(ofThisKind).session(session)) >= mostPerList)
      throw new ProblemError('conflict', `A list has at most ${mostPerList} views. Delete one first.`);
    const [saved] = await models.SavedView.create([view], { session });
    if (!saved) throw new Error('A view was not stored.');
    await writeAudit(models, doneBy(person, 'create', 'view', [saved._id]), session);
    return saved.toObject<StoredSavedView>();
  }).catch(onDuplicateKey(nameTaken));
  return presentView(stored, person);
}

const nameTaken = (cause: unknown) =>
  new ProblemError('conflict', 'A view with this name already exists. Choose another name.', { cause });

/** The saved part of a query, without the year, the page and the open row. */
function knownPartsOf({ filters }: ListDeclaration, sent: string): URLSearchParams {
  const search = new URLSearchParams(sent);
  const known = ['q', 'sort', 'columns', ...filters.map(({ name }) => name)];
  const pairs = known.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new URLSearchParams(pairs);
}
