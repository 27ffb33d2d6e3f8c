import type { Database } from '@camp/database/connection';
import { imageSubjects } from '@camp/contracts/image/image-subjects';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import type { StoredContent } from '@camp/database/content/content-model';
import { logosIn } from '@camp/database/content/logos-in';
import { imageOwners } from '@camp/database/image/image-rules';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { countByKey } from '@camp/database/sealing/key-ids';
import { oddLinesOf, readSnapshot, unsecuredOf } from '@camp/payments/reconciliation/snapshot';
import type { Clock } from '@camp/runtime/clock';
import type { Keyring } from '@camp/runtime/keyring';
import { trusted, type mongo } from 'mongoose';

/** What must hold in a restored database (docs/reliability.md), and how often it does not. */
export interface Finding {
  statement: string;
  /** 0 if it holds. */
  violations: number;
}

/** A violated statement, for the terminal and the dashboard: 'Wrong, 2 times: Each paid camper has a payment (I3).' */
export const violationInWords = ({ statement, violations }: Finding): string =>
  `Wrong, ${violations === 1 ? 'once' : `${violations} times`}: ${statement}`;

/**
 * Checks what stored data shows of the invariants: seats (I1), repeats (I2, I4, I5), payments (I3, I8), pictures (I6),
 * and events (I7).
 *
 * @param keys - MEDICAL_KEY. Without it, nobody can tell whether the answers open
 */
export async function checkRestored(
  { connection, models }: Database,
  clock: Clock,
  keys?: Keyring,
): Promise<Finding[]> {
  const snapshot = await readSnapshot({ connection, models, clock });
  const campers = new Map(snapshot.campers.map((camper) => [camper._id.toString(), camper]));
  const odd = snapshot.payments.map((payment) => oddLinesOf(payment, campers));
  const pictures = await picturesOf({ models });
  return [
    {
      statement: 'No camp has given out more seats than it has (I1).',
      violations: await overfull({ models }),
    },
    {
      statement: 'No form was stored twice (I2).',
      violations: await repeats(
        recordKinds.map((kind) => registrationsOf(models, kind)),
        ['userId', 'submissionKey'],
      ),
    },
    { statement: 'Each paid camper has a payment (I3).', violations: unsecuredOf(snapshot).length },
    {
      statement: 'Each payment has its paid camper (I3).',
      violations: sum(odd.map(({ unpaid }) => unpaid.length)),
    },
    {
      statement: 'Each checkout has one payment (I4).',
      violations: await repeats([models.Payment], ['sessionId']),
    },
    {
      statement: 'Each email has one record of its delivery (I5).',
      violations: await repeats([models.Delivery], ['eventId', 'handler']),
    },
    {
      statement: 'Each payment of a deleted camper was refunded (I8).',
      violations: sum(odd.map(({ gone }) => gone.length)),
    },
    { statement: 'Each record has the picture that it names (I6).', violations: pictures.missing },
    { statement: 'Each picture has its record (I6).', violations: pictures.orphaned },
    { statement: 'No event is due (I7).', violations: await dueEvents({ models }, clock) },
    ...(keys && connection.db
      ? [
          {
            statement: 'MEDICAL_KEY has the key of each medical answer and picture.',
            violations: await withoutKey(connection.db, keys),
          },
        ]
      : []),
  ];
}

async function withoutKey(database: mongo.Db, { keys }: Keyring): Promise<number> {
  const counts = [...(await countByKey(database))];
  return sum(counts.map(([id, count]) => (keys.some((key) => key.id === id) ? 0 : count)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type WithModels = Pick<Database, 'models'>;

/** How many camps have more seated campers than seats. */
async function overfull({ models }: WithModels): Promise<number> {
  const camps = await models.Camp.find({}, { waitListAfter: 1 }).lean();
  const seated = await models.Camper.aggregate<{ _id: unknown; count: number }>([
    { $match: { waitlist: false } },
    { $group: { _id: '$campId', count: { $sum: 1 } } },
  ]);
  const countOf = new Map(seated.map(({ _id, count }) => [String(_id), count]));
  return camps.filter(({ _id, waitListAfter }) => (countOf.get(_id.toString()) ?? 0) > waitListAfter).length;
}

/** How many values of these fields several records have. Unique indexes are no part of a backup. */
async function repeats(
  stored: readonly { collection: Pick<mongo.Collection, 'aggregate'> }[],
  fields: readonly string[],
): Promise<number> {
  const found = await Promise.all(
    stored.map(({ collection }) =>
      collection
        .aggregate<{ all: number }>([
          { $match: { [fields.at(-1) as string]: { $exists: true } } },
          {
            $group: {
              _id: Object.fromEntries(fields.map((field) => [field, `$${field}`])),
              count: { $sum: 1 },
            },
          },
          { $match: { count: { $gt: 1 } } },
          { $count: 'all' },
        ])
        .toArray(),
    ),
  );
  return sum(found.flat().map(({ all }) => all));
}

/** What was not done at the moment of the backup is held, so nothing is due. */
const dueEvents = ({ models }: WithModels, clock: Clock): Promise<number> =>
  models.Outbox.countDocuments({
    $or: [{ notBefore: null }, { notBefore: trusted({ $lte: clock.now() }) }],
  });

async function picturesOf({ models }: WithModels): Promise<{ missing: number; orphaned: number }> {
  const found = { missing: await missingLogos({ models }), orphaned: 0 };
  for (const subject of imageSubjects.filter((one) => one !== 'logo')) {
    const images = await models.Image.find({ subject }, { recordId: 1 }).lean();
    const owners = await imageOwners(models, subject)
      .find({ imageId: trusted({ $ne: null }) }, { imageId: 1 })
      .lean();
    const [stored, named] = [idsOf(images, '_id'), idsOf(owners, 'imageId')];
    found.missing += [...named].filter((id) => !stored.has(id)).length;
    found.orphaned += [...stored].filter((id) => !named.has(id)).length;
  }
  return found;
}

/** Counts missing logos that texts name. An unnamed logo isn't orphaned, since it may be saved within a day. */
async function missingLogos({ models }: WithModels): Promise<number> {
  const appearance = await models.Content.findOne({ subject: 'appearance' }).lean<StoredContent>();
  const named = new Set(logosIn(appearance).map(String));
  const stored = idsOf(await models.Image.find({ subject: 'logo' }, { _id: 1 }).lean(), '_id');
  return [...named].filter((id) => !stored.has(id)).length;
}

const idsOf = <Field extends string>(records: readonly Record<Field, unknown>[], field: Field) =>
  new Set(records.map((record) => String(record[field])));
