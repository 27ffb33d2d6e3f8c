import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import type { SkippedCamper } from '@camp/contracts/camper/operations';
import { trusted, Types, type ClientSession, type Connection } from 'mongoose';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { writeAudit } from '../audit/write-audit';
import { withoutSeats, type StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import type { StoredCamper } from './camper-model';

type Id = Types.ObjectId;

/** The outcome for each camper. */
export interface SentPaymentLinks {
  /** How many campers now await payment. */
  sent: number;
  skipped: SkippedCamper[];
  /** The events to dispatch, one email per family and camp. */
  rows: StoredOutboxRow[];
}

/** Milliseconds within which a second request counts as a repeat of the first. */
const sameRequest = 60_000;

/** The sender and the recipients. */
export interface SentBy {
  /** 24-digit id. Absent if the links are sent automatically. */
  actorId?: string;
  /** Whether campers with an earlier unpaid link get another one. */
  again?: boolean;
}

/**
 * Sends the payment link to seated campers: `paid` goes from null to false. Each family gets one email per camp, since
 * prices and due dates differ (docs/product/camper.md, The life of a registration).
 *
 * @param camperIds - 24-digit ids. Campers who can't get a link are skipped with the reason
 * @param now - no links are sent for a camp that is over
 * @param by - the sender, and whether unpaid campers get the link again
 */
export async function sendPaymentLinks(
  connection: Connection,
  models: Models,
  camperIds: readonly string[],
  now: Date,
  by: SentBy = {},
): Promise<SentPaymentLinks> {
  const asked = [...new Set(camperIds)].map((id) => new Types.ObjectId(id));
  const campers = await models.Camper.find({ _id: trusted({ $in: asked }) }).lean<StoredCamper[]>();
  const found = new Map(campers.map((camper) => [camper._id.toString(), camper]));
  const over = await campsThatAreOver(models, campers, now);

  const result: SentPaymentLinks = { sent: 0, skipped: [], rows: [] };
  const groups = new Map<string, StoredCamper[]>();
  for (const id of asked) {
    const camper = found.get(id.toString());
    const reason = reasonToSkip(camper, over, by);
    if (reason || !camper)
      result.skipped.push({ id: id.toString(), reason: reason ?? 'This camper no longer exists.' });
    else {
      const ownerAndCamp = `${camper.userId.toString()} ${camper.campId.toString()}`;
      groups.set(ownerAndCamp, [...(groups.get(ownerAndCamp) ?? []), camper]);
    }
  }

  for (const group of groups.values()) {
    const { sent, row } = await inTransaction(connection, (session) =>
      sendToFamily(models, session, group, now, by),
    );
    result.sent += sent.length;
    if (row) result.rows.push(row);
    const missed = group.map(({ _id }) => _id.toString()).filter((id) => !sent.includes(id));
    result.skipped.push(
      ...missed.map((id) => ({
        id,
        reason: 'The link was just sent, or this registration just changed. Reload the page to check.',
      })),
    );
  }
  return result;
}

/** Ids of these campers' camps that are over. */
async function campsThatAreOver(
  models: Models,
  campers: readonly StoredCamper[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(campers.map(({ campId }) => campId.toString()))];
  const camps = await models.Camp.find({ _id: trusted({ $in: ids }) }, withoutSeats).lean<StoredCamp[]>();
  return new Set(camps.filter((camp) => lastInstantOf(camp) < now).map(({ _id }) => _id.toString()));
}

function reasonToSkip(
  camper: StoredCamper | undefined,
  over: ReadonlySet<string>,
  { again }: SentBy,
): string | undefined {
  if (!camper) return 'This camper no longer exists.';
  if (over.has(camper.campId.toString())) return 'Camp is over.';
  if (camper.paid === true) return 'This camper is already paid for.';
  if (camper.paid === false && !again) return 'The payment link was already sent.';
  if (camper.waitlist) return 'This camper is on the waitlist.';
  return undefined;
}

/**
 * Sends one email to a family.
 * @param group - campers of one owner and one camp
 */
async function sendToFamily(
  models: Models,
  session: ClientSession,
  group: readonly StoredCamper[],
  now: Date,
  { actorId, again }: SentBy,
) {
  const earlier = new Date(now.getTime() - sameRequest);
  const sent: string[] = [];
  for (const { _id } of group) {
    const awaiting = await models.Camper.updateOne(
      {
        _id,
        paid: again ? trusted({ $in: [null, false] }) : null,
        waitlist: false,
        // Concurrent requests count as one. Each writes the time, so the second one sees it.
        linkSentAt: trusted({ $not: { $gt: earlier } }),
      },
      { paid: false, linkSentAt: now },
      { session },
    );
    if (awaiting.matchedCount === 1) sent.push(_id.toString());
  }
  const userId = group[0]?.userId.toString();
  if (sent.length === 0 || !userId) return { sent, row: undefined };
  const row = await recordEvent(models, session, 'camper.payment-link-sent', { camperIds: sent, userId });
  const recordIds = group.map(({ _id }) => _id).filter((id) => sent.includes(id.toString()));
  await writeAudit(models, { actorId, action: 'send-payment-link', subject: 'camper', recordIds }, session);
  return { sent, row };
}

/** Sends the link to seated campers without one in camps where it is due. Safe to repeat. */
export async function sendDuePaymentLinks(
  connection: Connection,
  models: Models,
  now: Date,
): Promise<SentPaymentLinks[]> {
  const camps = await models.Camp.find({}, withoutSeats).lean<StoredCamp[]>();
  const due = camps.filter((camp) => paymentLinksDueFrom(camp) <= now && now <= lastInstantOf(camp));
  const results: SentPaymentLinks[] = [];
  for (const { _id: campId } of due) {
    const without = await models.Camper.find({ campId, paid: null, waitlist: false }, { _id: 1 }).lean<
      { _id: Id }[]
    >();
    if (without.length > 0)
      results.push(
        await sendPaymentLinks(
          connection,
          models,
          without.map(({ _id }) => _id.toString()),
          now,
        ),
      );
  }
  return results;
}
