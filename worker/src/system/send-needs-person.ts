import { needsPersonMail } from '@camp/contracts/system/needs-person-mail';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { readWrong } from '@camp/database/system-watch/watch';
import type { Compose } from '../mail/compose';
import { recipient } from '../mail/recipient';
import { needsPerson } from './watch-system';

/** Emails one administrator what needs a person. Nothing is sent if it is right by now. The address must be verified. */
export const composeNeedsPerson: Compose<'mail.needs-person'> = async (
  { database: { models }, settings: { publicUrl } },
  { userId },
) => {
  const administrator = await models.User.findById(userId).lean();
  const wrong = (await readWrong(models)).filter((one) => needsPerson(one));
  if (!administrator?.emailVerified || wrong.length === 0) return undefined;
  const content = needsPersonMail.write({
    nameFirst: administrator.nameFirst,
    wrong,
    dashboardUrl: `${publicUrl}${addressOf(guardedPages.adminDashboard)}`,
  });
  return { to: recipient(administrator), content };
};
