import type { ReceivedMail } from '@camp/testing/smtp-inbox';
import type { FaultLine } from '../history/history';

/** Connections of two workers to the mail server. For each, one reply can be lost in a fault. */
const mailsAtOnce = 6;
/** Milliseconds around a fault in which its effects are expected. */
const near = 5_000;
/**
 * Milliseconds that are left of an email's lease at least (packages/database/src/delivery/own-delivery.ts). If the
 * database is away for longer, another worker may send the email while the first one can't store that it was sent.
 */
const leastLease = 8_000;
/** Milliseconds between two outages that a worker notices as one. */
const pauseBetween = 2_000;

/** A time in which replies can be lost, in milliseconds of the history. */
interface Cause {
  begun: number;
  ended: number;
}

const ofWorker = ({ on }: FaultLine) => on.includes('worker');

/** Faults that take the reply of the mail server, or the worker that waits for it. */
const takesReply = (line: FaultLine): boolean =>
  ['hang-mail', 'kill-worker', 'stop-worker'].includes(line.fault) ||
  (line.fault === 'shift-clock' && ofWorker(line));

/** Faults in which a worker can't reach the database. */
const takesDatabase = (line: FaultLine): boolean =>
  ['kill-mongo', 'stop-mongo'].includes(line.fault) || (line.fault === 'cut-mongo' && ofWorker(line));

/** The outages of the database. Those that follow each other are one. */
function outagesIn(faults: readonly FaultLine[]): Cause[] {
  const joined: Cause[] = [];
  for (const { begun, ended } of faults
    .filter(takesDatabase)
    .toSorted((one, other) => one.begun - other.begun)) {
    const last = joined.at(-1);
    if (last && begun - last.ended < pauseBetween) last.ended = Math.max(last.ended, ended);
    else joined.push({ begun, ended });
  }
  return joined.filter(({ begun, ended }) => ended - begun >= leastLease);
}

/**
 * The emails that came again although no fault near their first copy can have taken its reply.
 *
 * @param begunAt - when the history began, by the clock of `acceptedAt`
 * @returns a sentence for each
 */
export function unexplainedRepeats(
  mails: readonly ReceivedMail[],
  faults: readonly FaultLine[],
  begunAt: number,
): string[] {
  const happened = faults.filter(({ skipped }) => !skipped);
  const causes = [...happened.filter(takesReply), ...outagesIn(happened)]
    .map(({ begun, ended }) => ({ begun: begun - near, ended: ended + near, left: mailsAtOnce }))
    .sort((one, other) => one.ended - other.ended);
  return repeatedIn(mails).flatMap(({ subject, acceptedAt }) => {
    const at = acceptedAt - begunAt;
    const cause = causes.find(({ begun, ended, left }) => left > 0 && begun <= at && at <= ended);
    if (!cause) return [`“${subject}” came again, and no fault took its reply.`];
    cause.left -= 1;
    return [];
  });
}

/** Every copy that another one followed, by time. */
function repeatedIn(mails: readonly ReceivedMail[]): ReceivedMail[] {
  const inTime = mails.toSorted((one, other) => one.acceptedAt - other.acceptedAt);
  return inTime.filter(({ messageId }, at) =>
    inTime.slice(at + 1).some((later) => later.messageId === messageId),
  );
}
