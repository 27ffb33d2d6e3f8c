import type { ParentBlock } from '@camp/contracts/parent/operations';
import { parentRecord, type ParentInput } from '@camp/contracts/parent/record';
import { parentUpdate } from '@camp/contracts/parent/schemas';
import type { Answers } from '@camp/contracts/records/rules';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredParent } from '@camp/database/parent/parent-model';
import { setAndUnset } from '@camp/database/set-and-unset';
import { holdAccount } from '@camp/database/user/hold-account';
import { ownedBy } from '@camp/database/user/owned-by';
import { Types, type ClientSession } from 'mongoose';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import { checkedChanges } from '../records/checked-changes';
import { readList, type ListQuery } from '../lists/list';
import { owns, type Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { countUpdate } from '../records/count-update';
import { bareRecord } from '../records/bare-record';
import { recordChange } from '../records/record-change';
import { presentAll } from '../records/present-fields';
import { transact } from '../transact';
import { maySeeAllParents, mayUseParent } from './policies';

/**
 * Stores a person's own block. A repeated submit returns the same block.
 * @param idempotencyKey - the header
 * @throws ProblemError 409 if the account already has one
 */
export async function createParent(
  deps: Dependencies,
  person: Person,
  form: ParentInput,
  idempotencyKey: string | string[] | undefined,
): Promise<ParentBlock> {
  const { Parent } = deps.models;
  const submission = submissionOf(idempotencyKey, person.userId, form);
  const stored = await storeOnce<StoredParent>(deps, Parent, submission, async (session) => {
    const block = { ...form, ...submittedBy(submission), userId: new Types.ObjectId(person.userId) };
    if (!(await holdAccount(deps.models, block.userId, session))) throw notFound('User');
    const [created] = await Parent.create([block], { session });
    if (!created) throw new Error('A parent was not stored.');
    return created.toObject();
  }).catch(onDuplicateKey(alreadyStored));
  return presentParent(stored);
}

const alreadyStored = () =>
  new ProblemError(
    'conflict',
    'Your account already has this information. Please change it on your profile.',
  );

/** Reads a block: one's own, or any with `view-all`. Reading another person's block is audited. */
export async function readParent(deps: Dependencies, person: Person, id: string): Promise<ParentBlock> {
  const parent = await findParent(deps, person, id, 'view-all');
  await recordSeen(deps, person, [parent], 'read');
  return presentParent(parent);
}

/** Changes the sent fields. The owner is emailed about changes by others. */
export async function changeParent(
  deps: Dependencies,
  person: Person,
  id: string,
  sent: Answers,
): Promise<ParentBlock> {
  await findParent(deps, person, id, 'edit-all');
  await countUpdate(deps, person, 'parent');
  const changed = await transact(deps, async (session, record) => {
    const parent = await findParent(deps, person, id, 'edit-all', session);
    const changes = checkedChanges(parentUpdate, parent, sent);
    const noted = { subject: 'parent', recordId: parent._id, names: Object.keys(changes) } as const;
    if (!owns(person, parent) && noted.names.length > 0)
      await recordChange(deps, person, noted, { session, record });
    return deps.models.Parent.findByIdAndUpdate(parent._id, setAndUnset(changes), {
      session,
      returnDocument: 'after',
    }).lean<StoredParent>();
  });
  if (!changed) throw notFound('Parent');
  const block = presentParent(changed);
  if (!mayUseParent(person, changed, 'view-all')) return bareRecord(block);
  // The response has the block even if nothing changed.
  await recordSeen(deps, person, [changed], 'read');
  return block;
}

/** Lists all blocks for holders of `view-all`, unless they request only their own. Otherwise lists one's own. */
export async function listParents(
  deps: Dependencies,
  person: Person,
  { own, ...query }: ListQuery & { own?: 'true' | undefined },
): Promise<{ items: ParentBlock[]; total: number }> {
  const seesAll = maySeeAllParents(person) && own === undefined;
  const { items, total } = await readList<StoredParent>(deps.models.Parent, {
    filter: seesAll ? {} : ownedBy(person),
    query,
    sortable: ['-createdAt'],
    searchable: ['parentNameFirst', 'parentNameLast', 'emailAddress'],
  });
  await recordSeen(deps, person, items, 'list');
  return { items: items.map(presentParent), total };
}

/** Deletes a block. The deletion of another person's block is audited. */
export async function deleteParent(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const parent = await findParent(deps, person, id, 'delete-all', session);
    await models.Parent.deleteOne({ _id: parent._id }, { session });
    if (!owns(person, parent))
      await writeAudit(models, doneBy(person, 'delete', 'parent', [parent._id]), session);
  });
}

/** @param all - whether the person may use others' blocks */
async function findParent(
  { models }: Dependencies,
  person: Person,
  id: string,
  all: Parameters<typeof mayUseParent>[2],
  session: ClientSession | null = null,
) {
  const parent = await models.Parent.findById(id).session(session).lean<StoredParent>();
  if (!parent || !mayUseParent(person, parent, all)) throw notFound('Parent');
  return parent;
}

/** Views of another's block are audited. */
async function recordSeen(
  deps: Dependencies,
  person: Person,
  parents: readonly StoredParent[],
  action: 'read' | 'list',
): Promise<void> {
  const recordIds = parents.filter((parent) => !owns(person, parent)).map(({ _id }) => _id);
  if (recordIds.length === 0) return;
  await recordView(deps, person, { action, subject: 'parent', part: 'contact', recordIds });
}

/** The block with its answers. */
export const presentParent = (parent: StoredParent): ParentBlock => ({
  ...presentAll(parentRecord, parent),
  _id: parent._id.toString(),
  userId: parent.userId.toString(),
  createdAt: parent.createdAt.toISOString(),
  updatedAt: parent.updatedAt.toISOString(),
});
