import { formatMoment } from '@camp/contracts/camp/moments';
import { contactsChangedMail } from '@camp/contracts/content/contacts-changed-mail';
import { isContact } from '@camp/contracts/content/fields';
import { contentSubjectNames, contentSubjects } from '@camp/contracts/content/subjects';
import { valueAt } from '@camp/contracts/content/value-at';
import { addressOf } from '@camp/contracts/registries/address-of';
import { pages } from '@camp/contracts/registries/pages';
import { valuesOf } from '@camp/database/content/cached-content';
import type { StoredContent } from '@camp/database/content/content-model';
import type { Compose } from '../mail/compose';
import { recipient } from '../mail/recipient';

/** Emails one administrator about changed contacts. The address must be verified. */
export const composeContactsChanged: Compose<'mail.contacts-changed'> = async (
  { database: { models }, settings: { publicUrl } },
  { contentId, version, userId },
) => {
  const stored = await models.Content.findById(contentId).lean<StoredContent>();
  const administrator = await models.User.findById(userId).lean();
  const saved = stored?.versions.find((one) => one.version === version);
  const name = contentSubjectNames.find((one) => one === stored?.subject);
  if (!stored || !saved || !name || !administrator?.emailVerified) return undefined;
  const { defaults, fields } = contentSubjects[name];
  const before = valuesOf(stored.versions.find((one) => one.version === version - 1)?.source ?? []);
  const after = valuesOf(saved.source);
  const changes = Object.entries(fields).flatMap(([path, field]): [string, string][] => {
    const shipped = valueAt(defaults, path);
    const [old, current] = [before[path] ?? shipped, after[path] ?? shipped];
    return isContact(field) && old !== current
      ? [[field.label, `${String(old) || 'none'} → ${String(current) || 'none'}`]]
      : [];
  });
  const by = await models.User.findById(saved.userId).lean();
  const content = contactsChangedMail.write({
    nameFirst: administrator.nameFirst,
    who: by ? `${by.nameFirst} ${by.nameLast}` : 'A deleted account',
    when: `${formatMoment(saved.at, 'timeBelowZone')} (GMT)`,
    changes,
    textUrl: `${publicUrl}${addressOf(pages.adminContentEdit, { subject: name })}`,
  });
  return { to: recipient(administrator), content };
};
