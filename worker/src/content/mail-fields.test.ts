import { mailSubjects, type MailSubjectName } from '@camp/contracts/content/mail-subjects';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { camperRecord } from '@camp/contracts/camper/record';
import { fieldOf, namesAt, type Fields, type WithFields } from '@camp/contracts/records/names';
import { userRecord } from '@camp/contracts/user/record';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import type { StoredUser } from '@camp/database/user/user-model';
import { renderMail } from '@camp/runtime/mail/layout';
import { prepareWorker } from '../../test/fixture';
import * as camperMails from '../camper/send-camper-mails';

const { bench } = prepareWorker();

afterEach(() => applySavedContent({}));

const texts = new Set(['line', 'prose', 'phone', 'zip', 'state', 'yesNoDetail']);

/** Whether an answer is a text. A Yes isn't, but its detail is. */
const isText = (record: WithFields<Fields>, name: string) => {
  const { kind = '' } = fieldOf(record, name) ?? {};
  return texts.has(kind) && (kind !== 'yesNoDetail' || name.endsWith('Val'));
};

/** A marker in each medical or contact answer that is a text. */
const planted = <Stored>(record: WithFields<Fields>): Partial<Stored> => {
  const names = namesAt(record, 'medical', 'contact').filter((name) => isText(record, name));
  const answers: object = Object.fromEntries(names.map((name) => [name, `PLANTED ${name}`]));
  return answers as Partial<Stored>;
};

/** Words that name everything that an email offers. */
const naming = (name: MailSubjectName) => {
  const { fields, mergeFields } = mailSubjects[name];
  const words = Object.keys(mergeFields)
    .map((one) => `{${one}}`)
    .join(' ');
  return { version: 1, values: Object.fromEntries(Object.keys(fields).map((path) => [path, words])) };
};

interface Ids {
  camperId: string;
  userId: string;
}

const registrationMails = {
  'mail-camper-registered': ({ camperId }: Ids) =>
    camperMails.composeCamperRegistered(bench().deps, { camperId }),
  'mail-seat-offered': ({ camperId }: Ids) => camperMails.composeSeatOffered(bench().deps, { camperId }),
  'mail-payment-link': ({ camperId, userId }: Ids) =>
    camperMails.composePaymentLink(bench().deps, { camperIds: [camperId], userId }),
};

it.each(Object.keys(registrationMails) as (keyof typeof registrationMails)[])(
  'no name that %s offers is replaced by a medical answer or a contact',
  async (name) => {
    const { models } = bench().deps.database;
    const ofCamper = planted<StoredCamper>(camperRecord);
    const ofUser = planted<StoredUser>(userRecord);
    expect(Object.keys(ofCamper).length).toBeGreaterThan(20);
    expect(Object.keys(ofUser).length).toBeGreaterThan(4);
    const user = await createUser(models, ofUser);
    const camper = await createCamper(models, { ...ofCamper, userId: user._id, paid: false });
    applySavedContent({ [name]: naming(name) });

    const mail = await registrationMails[name]({
      camperId: camper._id.toString(),
      userId: user._id.toString(),
    });

    if (!mail) throw new Error('Nothing would be sent.');
    const { subject, text, html } = renderMail(mail.content);
    expect(subject).toContain(camper.nameFirst);
    expect(`${subject}${text}${html}`).not.toContain('PLANTED');
  },
);
