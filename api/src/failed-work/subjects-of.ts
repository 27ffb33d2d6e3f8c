import type { FailedJobSubject } from '@camp/contracts/failed-work/operations';
import type { EventName, EventPayload } from '@camp/contracts/registries/events';
import { attendeeKinds, recordKinds } from '@camp/contracts/related-records/kinds';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import type { StoredLink } from '@camp/database/link/link-model';
import type { Models } from '@camp/database/models';
import { trusted, Types } from 'mongoose';
import type { Person } from '../auth/person';
import { mayReadAllMedical } from '../registration/policies';
import { proofMails } from '../vaccination/proof-mails';

/** The record of a failed job. */
export interface SubjectRecord {
  subject: FailedJobSubject;
  id: string;
}

/**
 * The record of each failed job, from its payload, or from the change or the emailed link in its payload. An email about
 * a proof names its record only to readers of its medical answers, since the two together tell that there is a proof.
 *
 * @returns by the job's id, without jobs whose record is unknown
 */
export async function subjectsFor(
  models: Models,
  person: Person,
  items: readonly StoredDelivery[],
): Promise<ReadonlyMap<string, SubjectRecord>> {
  const [changed, linked] = await Promise.all([
    subjectsOfChanges(models, idsIn(items, 'auditId')),
    subjectsOfLinks(models, idsIn(items, 'linkId')),
  ]);
  const found = items.flatMap(({ _id, handler, payload = {} }): [string, SubjectRecord][] => {
    const subject =
      named(payload) ?? changed.get(idIn(payload, 'auditId')) ?? linked.get(idIn(payload, 'linkId'));
    if (!subject || (proofMails.includes(handler) && !maySeeProofs(person, subject))) return [];
    return [[_id.toString(), subject]];
  });
  return new Map(found);
}

const maySeeProofs = (person: Person, { subject }: SubjectRecord): boolean =>
  attendeeKinds.some((kind) => kind === subject && mayReadAllMedical(person, kind));

type NameIn<Event extends EventName> = Event extends EventName ? keyof EventPayload<Event> : never;

/**
 * The record that each payload id names, in order of preference. Null for ids that aren't records. An id without an
 * entry doesn't compile.
 */
const subjects: Readonly<Record<NameIn<EventName>, FailedJobSubject | null>> = {
  camperId: 'camper',
  camperIds: 'camper',
  counselorId: 'counselor',
  applicationId: 'counselor-app',
  staffApplicationId: 'staff',
  paymentId: 'payment',
  donationId: 'donation',
  userId: 'user',
  // Resolved by `subjectsOfChanges` and `subjectsOfLinks`, or by `kind`.
  auditId: null,
  linkId: null,
  kind: null,
  recordId: null,
  // These ids have no page.
  requestId: null,
  imageId: null,
  noticeId: null,
  messageId: null,
  contentId: null,
  version: null,
  mailTestId: null,
  deliveryId: null,
  refundId: null,
  before: null,
  change: null,
  on: null,
};

type Payload = Readonly<Record<string, unknown>>;

function named(payload: Payload): SubjectRecord | undefined {
  const kind = recordKinds.find((one) => one === payload.kind);
  const recordId = idIn(payload, 'recordId');
  if (kind && recordId !== '') return { subject: kind, id: recordId };
  for (const [path, subject] of Object.entries(subjects)) {
    const id = idIn(payload, path);
    if (subject && id !== '') return { subject, id };
  }
  return undefined;
}

/** @returns the id with this name, the first if there are several, or '' without one */
function idIn(payload: Payload, name: string): string {
  const value = payload[name];
  const id: unknown = Array.isArray(value) ? value[0] : value;
  return typeof id === 'string' && Types.ObjectId.isValid(id) ? id : '';
}

const idsIn = (items: readonly StoredDelivery[], name: string) =>
  items.map(({ payload = {} }) => idIn(payload, name)).filter((id) => id !== '');

type Subjects = ReadonlyMap<string, SubjectRecord>;

const none: Subjects = new Map();

/** Records of changes, by the id of the change's audit row. */
async function subjectsOfChanges({ Audit }: Models, ids: readonly string[]): Promise<Subjects> {
  if (ids.length === 0) return none;
  const entries = await Audit.find({ _id: trusted({ $in: [...ids] }) }, { subject: 1, recordIds: 1 }).lean<
    StoredAudit[]
  >();
  return new Map(
    entries.flatMap(({ _id, subject, recordIds: [recordId] }): [string, SubjectRecord][] => {
      const kind = recordKinds.find((one) => one === subject);
      return kind && recordId ? [[_id.toString(), { subject: kind, id: recordId.toString() }]] : [];
    }),
  );
}

/** Accounts of emailed links, if the account exists. */
async function subjectsOfLinks({ Link, User }: Models, ids: readonly string[]): Promise<Subjects> {
  if (ids.length === 0) return none;
  const links = await Link.find({ _id: trusted({ $in: [...ids] }) }, { userId: 1 }).lean<StoredLink[]>();
  const accounts = await User.distinct('_id', { _id: trusted({ $in: links.map(({ userId }) => userId) }) });
  const known = new Set(accounts.map(String));
  return new Map(
    links
      .map(({ _id, userId }): [string, SubjectRecord] => [
        _id.toString(),
        { subject: 'user', id: String(userId) },
      ])
      .filter(([, { id }]) => known.has(id)),
  );
}
