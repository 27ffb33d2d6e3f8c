import { campContent } from '../content/camp';
import { greeting, listed, type MailTemplate } from '../mail/content';

/** The names of the changed answers, without their values. */
interface ChangedRegistration {
  /** The kind of record in the family's words. */
  kind: 'registration' | 'application';
  /** The registered person. */
  person: string;
  year: number;
  fields: readonly string[];
}

const example: ChangedRegistration = {
  kind: 'registration',
  person: 'Casey Camper',
  year: 2030,
  fields: ['Shirt size', 'Emergency contact phone number'],
};

const whoHas = { owner: 'You', camp: 'The camp', both: 'You and the camp' } as const;

const changed = (fields: readonly string[]) => [['Changed', fields.join(', ')]] as const;

/** Email to the owner of the registration. `by` says who changed it. */
export const registrationChangedMail: MailTemplate<
  ChangedRegistration & { nameFirst: string; by: 'owner' | 'camp' | 'both'; profileUrl: string }
> = {
  example: {
    ...example,
    nameFirst: 'Pat',
    by: 'owner',
    profileUrl: 'https://camp.example.org/user/profile',
  },
  write: ({ kind, person, year, fields, nameFirst, by, profileUrl }) => ({
    subject: `${person}’s ${kind} for ${campContent.name} ${year} was changed`,
    heading: `${person}’s ${kind} was changed`,
    paragraphs: [
      greeting(nameFirst),
      `${whoHas[by]} changed ${person}’s ${kind}. ${
        by === 'owner'
          ? 'For your privacy, this email doesn’t repeat your answers.'
          : 'Please check it on your profile.'
      }`,
    ],
    facts: changed(fields),
    action: { label: 'See your registrations', url: profileUrl },
    note: `If you didn’t expect this, email ${campContent.contact.email}.`,
  }),
};

/** Email to the camp. `by` has the editors' names, and `profileUrl` is the owner's profile. */
export const registrationChangedCampMail: MailTemplate<
  ChangedRegistration & { by: readonly string[]; profileUrl: string }
> = {
  example: { ...example, by: ['Pat Parent'], profileUrl: 'https://camp.example.org/user/profile/1' },
  write: ({ kind, person, year, fields, by, profileUrl }) => ({
    subject: `Changed: ${person}’s ${kind}, ${year}`,
    heading: `${person}’s ${kind} was changed`,
    paragraphs: [`${listed(by)} changed ${person}’s ${kind} for ${campContent.name} ${year}.`],
    facts: changed(fields),
    action: { label: 'Open the family’s profile', url: profileUrl },
  }),
};
