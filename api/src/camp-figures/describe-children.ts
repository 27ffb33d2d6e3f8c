import type { SameChildCamper } from '@camp/contracts/camp-figures/needs';
import type { Models } from '@camp/database/models';
import { trusted } from 'mongoose';
import type { CountedCamper } from './count-campers';

/** Describes registrations of the same child so that administrators can tell them apart. */
export async function describeChildren(
  models: Models,
  children: readonly CountedCamper[][],
): Promise<SameChildCamper[][]> {
  if (children.length === 0) return [];
  const owners = await models.User.find(
    { _id: trusted({ $in: children.flat().map(({ userId }) => userId) }) },
    { nameFirst: 1, nameLast: 1, email: 1 },
  ).lean();
  const accounts = new Map(
    owners.map(({ _id, nameFirst, nameLast, email }) => [
      _id.toString(),
      `${nameFirst} ${nameLast}, ${email}`,
    ]),
  );
  return children.map((campers) =>
    campers.map(({ _id, nameFirst, nameLast, birthdate, userId, createdAt, paid, waitlist }) => ({
      _id: _id.toString(),
      name: `${nameFirst} ${nameLast}`,
      birthdate: birthdate.toISOString(),
      account: accounts.get(userId.toString()) ?? 'A deleted account',
      createdAt: createdAt.toISOString(),
      paid,
      waitlist,
    })),
  );
}
