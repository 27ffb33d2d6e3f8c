import { attendeeKinds, type AttendeeKind } from '@camp/contracts/related-records/kinds';
import { trusted, type ClientSession, type Connection, type Types } from 'mongoose';
import { withoutSeats, type StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import {
  attendeesOf,
  attendeesOfAccount,
  endOfMedical,
  planMedical,
  type AttendeeOfKind,
  type MedicalPlan,
} from './medical-plan';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds between the email to a family and the deletion. */
const noticePeriod = 30 * day;

/** Families that are emailed in one run. The next day's run goes on, so that an upgrade fills no mail server. */
const mostFamilies = 1_000;

/** Every marked registration. A comparison uses the partial index. */
const marked = { medicalUntil: trusted({ $gt: new Date(0) }) };

/**
 * Marks medical answers that will be deleted in 30 days, and records one email for each family. Marks of people who
 * registered again are removed. It can be interrupted and run in several workers, since a mark and its email are stored
 * together.
 *
 * @param years - after camp. 0 deletes nothing
 * @returns the recorded events, one for each family
 */
export async function announceMedical(
  connection: Connection,
  models: Models,
  now: Date,
  years: number,
): Promise<StoredOutboxRow[]> {
  if (years === 0) {
    for (const kind of attendeeKinds) await unmark(models, kind, marked);
    return [];
  }
  const until = new Date(Math.ceil((now.getTime() + noticePeriod) / day) * day);
  const camps = await models.Camp.find({}, withoutSeats).lean<StoredCamp[]>();
  const over = camps.filter((camp) => endOfMedical(camp, years) <= until).map(({ _id }) => _id);
  const isOver = ofThese(over);
  const rows: StoredOutboxRow[] = [];
  for (const userId of await accountsToCheck(models, over)) {
    const { mark, spare } = planMedical(await attendeesOfAccount(models, userId), isOver);
    if (mark.length + spare.length === 0) continue;
    if (rows.length === mostFamilies) break;
    const row = await storePlan(connection, models, { userId, isOver, until });
    if (row) rows.push(row);
  }
  return rows;
}

const ofThese = (ids: readonly Types.ObjectId[]) => {
  const known = new Set(ids.map(String));
  return (id: Types.ObjectId) => known.has(id.toString());
};

/** Accounts with a mark, or with unmarked medical answers of these camps. */
async function accountsToCheck(models: Models, over: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const unmarked = {
    campId: trusted({ $in: [...over] }),
    ...{ medicalUntil: null, medicalDeletedAt: null },
  };
  const found = await Promise.all(
    attendeeKinds.flatMap((kind) =>
      [unmarked, marked].map((filter) => attendeesOf(models, kind).distinct('userId', filter)),
    ),
  );
  return [...new Map((found.flat() as Types.ObjectId[]).map((id) => [id.toString(), id])).values()];
}

interface Family {
  userId: Types.ObjectId;
  isOver: (campId: Types.ObjectId) => boolean;
  /** The announced day. */
  until: Date;
}

/** @returns the recorded event, or undefined if the family gets no email */
const storePlan = (
  connection: Connection,
  models: Models,
  { userId, isOver, until }: Family,
): Promise<StoredOutboxRow | undefined> =>
  inTransaction(connection, async (session) => {
    // Decided again, since another worker or the family may have changed something.
    const { mark, spare }: MedicalPlan = planMedical(
      await attendeesOfAccount(models, userId, session),
      isOver,
    );
    for (const { kind, _id } of spare) await unmark(models, kind, { _id }, session);
    for (const { kind, _id } of mark) await setMark(models, { kind, _id, until }, session);
    if (mark.length === 0) return undefined;
    const payload = { userId: userId.toString(), on: until.toISOString() };
    return recordEvent(models, session, 'user.medical-deletion-announced', payload);
  });

const setMark = (
  models: Models,
  { kind, _id, until }: Pick<AttendeeOfKind, 'kind' | '_id'> & { until: Date },
  session: ClientSession,
) => attendeesOf(models, kind).updateOne({ _id }, { medicalUntil: until }, { session, timestamps: false });

const unmark = (models: Models, kind: AttendeeKind, filter: object, session?: ClientSession) =>
  attendeesOf(models, kind).updateMany(
    filter,
    { $unset: { medicalUntil: 1 } },
    { ...(session && { session }), timestamps: false },
  );
