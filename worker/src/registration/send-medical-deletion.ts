import { formatGmt } from '@camp/contracts/camp/dates';
import { medicalDeletionMail } from '@camp/contracts/registration/medical-deletion-mail';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { attendeeKinds } from '@camp/contracts/related-records/kinds';
import { registrationsOf, type AnyRegistration } from '@camp/database/registration/registrations-of';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Compose } from '../mail/compose';
import { recipient } from '../mail/recipient';

/** The notice before medical answers are deleted, unless everybody has registered again. It has none of the answers. */
export const composeMedicalDeletion: Compose<'mail.medical-deletion'> = async (deps, { userId, on }) => {
  const { models } = deps.database;
  const user = await models.User.findById(userId).lean();
  if (!user) return undefined;
  const marked = { ...ownedBy({ userId }), medicalUntil: new Date(on) };
  const found = await Promise.all(
    attendeeKinds.map((kind) =>
      registrationsOf(models, kind).find(marked, { nameFirst: 1, nameLast: 1 }).lean<AnyRegistration[]>(),
    ),
  );
  const people = [...new Set(found.flat().map(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`))];
  if (people.length === 0) return undefined;
  return {
    to: recipient(user),
    content: medicalDeletionMail.write({
      nameFirst: user.nameFirst,
      people,
      on: formatGmt(on),
      profileUrl: pageAddress(deps.settings.publicUrl, 'userProfile'),
    }),
  };
};
