import { foldLookAlikes } from '@camp/contracts/forms/look-alike';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { transact } from '../transact';

/** The fields that show whether registrations are of the same child. */
export type OfChild = Pick<
  StoredCamper,
  '_id' | 'userId' | 'nameFirst' | 'nameLast' | 'birthdate' | 'keptBeside'
>;

/**
 * Children of one camp who are registered by several accounts, with names that look the same and the same birthdate.
 * Pairs that an administrator confirmed are omitted. Only administrators are informed
 * (docs/product/camper.md, The same child twice).
 *
 * @param campers - all campers of the camp
 * @returns the registrations of each such child
 */
export function sameChildren<Camper extends OfChild>(campers: readonly Camper[]): Camper[][] {
  // Names are compared only within a birthdate, since few children share one.
  return groupsOf(campers, ({ birthdate }) => birthdate.toISOString().slice(0, 10))
    .flatMap((sameDay) => groupsOf(sameDay, nameToTheEye))
    .filter(isUndecided);
}

const nameToTheEye = ({ nameFirst, nameLast }: OfChild) =>
  `${foldLookAlikes(nameFirst)}|${foldLookAlikes(nameLast)}`;

/** @returns the groups with more than one item */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Two of them belong to different accounts, and an administrator hasn't confirmed both. */
const isUndecided = (campers: readonly OfChild[]) =>
  campers.some((one) =>
    campers.some(
      (other) => !one.userId.equals(other.userId) && !one.keptBeside?.some((id) => id.equals(other._id)),
    ),
  );

/**
 * Stores the choice to leave registrations of the same child as they are.
 * @param ids - 24-digit ids of campers
 * @throws ProblemError 409 if one was deleted, or they are no longer of the same child
 */
export async function keepBoth(deps: Dependencies, person: Person, ids: readonly string[]): Promise<void> {
  const { models } = deps;
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  await transact(deps, async (session) => {
    const campers = await models.Camper.find({ _id: trusted({ $in: wanted }) })
      .session(session)
      .lean<StoredCamper[]>();
    const keys = new Set(
      campers.map((one) => [one.campId, one.birthdate.toISOString(), nameToTheEye(one)].join('|')),
    );
    if (campers.length < wanted.length || keys.size > 1)
      throw new ProblemError(
        'conflict',
        'These registrations no longer belong to the same child. Reload the page.',
      );
    for (const { _id } of campers) {
      const others = campers.filter((other) => !other._id.equals(_id)).map((other) => other._id);
      await models.Camper.updateOne(
        { _id },
        { $addToSet: { keptBeside: { $each: others } } },
        { session, timestamps: false },
      );
    }
    await writeAudit(
      models,
      doneBy(
        person,
        'keep-both',
        'camper',
        campers.map(({ _id }) => _id),
      ),
      session,
    );
  });
}
