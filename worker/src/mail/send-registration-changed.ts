import { campContent } from '@camp/contracts/content/camp';
import { changedWords } from '@camp/contracts/records/changed-words';
import { registrationRecords } from '@camp/contracts/registries/records';
import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { changesOfMail } from '@camp/database/audit/change-mails';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { recipient } from './recipient';
import {
  registrationChangedCampMail,
  registrationChangedMail,
} from '@camp/contracts/registration/registration-changed-mail';
import type { Compose } from './compose';

/** The family's word for each kind of record. */
const words: Readonly<Record<RecordKind, 'registration' | 'application'>> = {
  camper: 'registration',
  counselor: 'registration',
  'counselor-app': 'application',
  staff: 'application',
};

/** @returns undefined if no change concerns the recipient. Silent changes are sent to the camp only. */
async function readChange(
  { database: { models } }: WorkerDependencies,
  auditId: string,
  reader: 'owner' | 'camp',
) {
  const audit = await models.Audit.findById(auditId).lean();
  const kind = recordKinds.find((one) => one === audit?.subject);
  if (!audit || !kind) return undefined;
  const registration = await registrationsOf(models, kind).findById(audit.recordIds[0]).lean();
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
  const fields = changedWords(registrationRecords[kind], names);
  const people = actorIds.map((id) => actors.find(({ _id }) => _id.equals(id)));
  return {
    owner,
    people,
    facts: { kind: words[kind], person: `${nameFirst} ${nameLast}`, year, fields },
  };
}

/** Emails the owner about a change of a registration, unless it is silent. */
export const composeRegistrationChanged: Compose<'mail.registration-changed'> = async (deps, { auditId }) => {
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
};

/** Emails the camp about a change of a registration. */
export const composeRegistrationChangedForCamp: Compose<'mail.registration-changed-camp'> = async (
  deps,
  { auditId },
) => {
  const change = await readChange(deps, auditId, 'camp');
  if (!change) return undefined;
  const { owner, people, facts } = change;
  const profileUrl = `${pageAddress(deps.settings.publicUrl, 'userProfile')}/${owner._id.toString()}`;
  const by = people.map((person) =>
    person ? `${person.nameFirst} ${person.nameLast}` : 'Someone with a deleted account',
  );
  const { name, contact } = campContent;
  const content = registrationChangedCampMail.write({ ...facts, by, profileUrl });
  return { to: { name, address: contact.email }, content };
};
