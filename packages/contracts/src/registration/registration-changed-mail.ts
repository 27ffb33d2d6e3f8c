import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { listed, type MailTemplate } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { examplePeople, exampleFamily, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf } from '../mail/merge-fields';

/** The names of the changed answers, without their values. */
interface ChangedRegistration {
  /** The kind in the family's words. */
  kind: 'registration' | 'application';
  /** The registered person. */
  person: string;
  year: number;
  fields: readonly string[];
}

interface OwnersChange extends ChangedRegistration {
  nameFirst: string;
  /** Who changed it. */
  by: 'owner' | 'camp' | 'both';
  profileUrl: string;
}

const exampleOf = ({ child }: ExamplePerson): ChangedRegistration => ({
  kind: 'registration',
  person: child,
  year: exampleFamily.year,
  fields: ['Shirt size', 'Emergency contact phone number'],
});

const changed = (fields: readonly string[]) => [['Changed', fields.join(', ')]] as const;

/** To the account that owns it. */
export const registrationChangedMail = editableMail('mail-registration-changed', {
  label: 'Registration changed',
  about: 'To families, counselors and staff, when answers of a registration are changed.',
  words: {
    subject: '{person}’s {registration} for {camp name} {year} was changed',
    heading: '{person}’s {registration} was changed',
    text: prose(
      '{greeting}',
      'You changed {person}’s {registration}. For your privacy, this email doesn’t repeat your answers.',
    ),
    textFromCamp: prose(
      '{greeting}',
      '{who} changed {person}’s {registration}. Please check it on your profile.',
    ),
  },
  example: (person: ExamplePerson): OwnersChange => ({
    ...exampleOf(person),
    nameFirst: person.nameFirst,
    by: person.isRare ? 'camp' : 'owner',
    profileUrl: exampleFamily.profileUrl,
  }),
  fields: {
    greeting: greetingOf,
    'first name': firstName,
    person: ({ person }) => person,
    registration: ({ kind }) => kind,
    who: ({ by }) => (by === 'both' ? 'You and the camp' : 'The camp'),
    year: campYear,
  },
  necessary: { subject: ['person'] },
  write: ({ fields, by, profileUrl }, words) => ({
    paragraphs: by === 'owner' ? words.text : words.textFromCamp,
    facts: changed(fields),
    action: { label: 'See your registrations', url: profileUrl },
    note: `If you didn’t expect this, email ${campContent.contact.email}.`,
  }),
});

/** To the camp. `by`: the editors' names; `profileUrl`: the owner's profile. */
export const registrationChangedCampMail: MailTemplate<
  ChangedRegistration & { by: readonly string[]; profileUrl: string }
> = {
  example: {
    ...exampleOf(examplePeople[0]),
    by: ['Pat Parent'],
    profileUrl: `${exampleFamily.profileUrl}/1`,
  },
  write: ({ kind, person, year, fields, by, profileUrl }) => ({
    subject: `Changed: ${person}’s ${kind}, ${year}`,
    heading: `${person}’s ${kind} was changed`,
    paragraphs: [`${listed(by)} changed ${person}’s ${kind} for ${campContent.name} ${year}.`],
    facts: changed(fields),
    action: { label: 'Open the family’s profile', url: profileUrl },
  }),
};
