import { camperRecord } from '@camp/contracts/camper/record';
import { campContent } from '@camp/contracts/content/camp';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { changedWords } from '@camp/contracts/records/changed-words';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { changesOfMail } from '@camp/database/audit/change-mails';
import type { Models } from '@camp/database/models';
import { trusted, type Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from './mail';
import { recipient } from './recipient';
import { registrationChangedCampMail, registrationChangedMail } from './registration-changed-mail';

/** Whose a registration is, and for which year. */
interface Registration {
  userId: Types.ObjectId;
  campYear: number;
  nameFirst: string;
  nameLast: string;
}

interface ChangedKind {
  record: RecordDeclaration;
  kind: 'registration' | 'application';
  /** @returns nothing once it was deleted */
  read: (models: Models, id: Types.ObjectId) => Promise<Registration | null>;
}

/** Kinds whose families and camp are told of changes, by the subject under which a change is written down. */
const changedKinds: Readonly<Record<string, ChangedKind>> = {
  camper: {
    record: camperRecord,
    kind: 'registration',
    read: ({ Camper }, id) => Camper.findById(id).lean<Registration>(),
  },
  counselor: {
    record: counselorRecord,
    kind: 'registration',
    read: ({ Counselor }, id) => Counselor.findById(id).lean<Registration>(),
  },
  'counselor-app': {
    record: counselorApplicationRecord,
    kind: 'application',
    read: ({ CounselorApplication }, id) => CounselorApplication.findById(id).lean<Registration>(),
  },
  staff: {
    record: staffApplicationRecord,
    kind: 'application',
    read: ({ StaffApplication }, id) => StaffApplication.findById(id).lean<Registration>(),
  },
};

/** @returns nothing where none of the changes is for them: silent ones are for the camp alone */
async function readChange(
  { database: { models } }: WorkerDependencies,
  auditId: string,
  reader: 'owner' | 'camp',
) {
  const audit = await models.Audit.findById(auditId).lean();
  const changed = audit && changedKinds[audit.subject];
  const [recordId] = audit?.recordIds ?? [];
  if (!changed || !recordId) return undefined;
  const registration = await changed.read(models, recordId);
  if (!registration) return undefined;
  const changes = await changesOfMail(models, audit, { withSilent: reader === 'camp' });
  if (changes.length === 0) return undefined;
  const actorIds = [...new Set(changes.map(({ actorId }) => String(actorId)))];
  const [owner, actors] = await Promise.all([
    models.User.findById(registration.userId).lean(),
    models.User.find({ _id: trusted({ $in: actorIds }) }).lean(),
  ]);
  if (!owner) return undefined;
  const { nameFirst, nameLast, campYear: year } = registration;
  const names = changes.flatMap(({ fields: changedFields }) => changedFields ?? []);
  const fields = changedWords(changed.record, names);
  const people = actorIds.map((id) => actors.find(({ _id }) => _id.equals(id)));
  return {
    owner,
    people,
    facts: { kind: changed.kind, person: `${nameFirst} ${nameLast}`, year, fields },
  };
}

/** Tells the owner that a registration was changed, unless whoever changed it chose that nobody is told. */
export async function composeRegistrationChanged(
  deps: WorkerDependencies,
  { auditId }: { auditId: string },
): Promise<Mail | undefined> {
  const change = await readChange(deps, auditId, 'owner');
  if (!change) return undefined;
  const { owner, people, facts } = change;
  const isOwner = (person: (typeof people)[number]) => person?._id.equals(owner._id) ?? false;
  const content = registrationChangedMail.write({
    ...facts,
    nameFirst: owner.nameFirst,
    by: people.every(isOwner) ? 'owner' : people.some(isOwner) ? 'both' : 'camp',
    profileUrl: pageAddress(deps.settings.publicUrl, 'userProfile'),
  });
  return { to: recipient(owner), content };
}

/** Tells the camp. */
export async function composeRegistrationChangedForCamp(
  deps: WorkerDependencies,
  { auditId }: { auditId: string },
): Promise<Mail | undefined> {
  const change = await readChange(deps, auditId, 'camp');
  if (!change) return undefined;
  const { owner, people, facts } = change;
  const profileUrl = `${pageAddress(deps.settings.publicUrl, 'userProfile')}/${owner._id.toString()}`;
  const by = people.map((person) =>
    person ? `${person.nameFirst} ${person.nameLast}` : 'Somebody whose account is gone',
  );
  const { name, contact } = campContent;
  const content = registrationChangedCampMail.write({ ...facts, by, profileUrl });
  return { to: { name, address: contact.email }, content };
}
