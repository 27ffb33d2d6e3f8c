import { parentRecord } from '@camp/contracts/parent/record';
import { changedWords } from '@camp/contracts/records/changed-words';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { userRecord } from '@camp/contracts/user/record';
import { changesOfMail } from '@camp/database/audit/change-mails';
import { recipient } from '../mail/recipient';
import { accountChangedMail } from '@camp/contracts/user/account-changed-mail';
import type { Compose } from '../mail/compose';

/**
 * Emails the owner about other people's changes to the account or its parent/guardian block. The address must be
 * verified.
 */
export const composeAccountChanged: Compose<'mail.account-changed'> = async (
  { database: { models }, settings: { publicUrl } },
  { auditId },
) => {
  const first = await models.Audit.findById(auditId).lean();
  if (!first) return undefined;
  const isBlock = first.subject === 'parent';
  const [recordId] = first.recordIds;
  const ownerId = isBlock ? (await models.Parent.findById(recordId).lean())?.userId : recordId;
  const owner = ownerId && (await models.User.findById(ownerId).lean());
  if (!owner?.emailVerified) return undefined;
  const changes = await changesOfMail(models, first, { withSilent: true });
  const names = changes.flatMap(({ fields }) => fields ?? []);
  const words = changedWords(isBlock ? parentRecord : userRecord, names);
  const fields = [...words, ...(names.includes('roles') ? ['Roles'] : [])];
  const profileUrl = pageAddress(publicUrl, 'userProfile');
  const content = accountChangedMail.write({ nameFirst: owner.nameFirst, fields, profileUrl });
  return { to: recipient(owner), content };
};
