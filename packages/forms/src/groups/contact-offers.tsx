import { shownPhone } from '@camp/contracts/forms/shown-phone';
import type { ContactGroup, RecordDeclaration } from '@camp/contracts/records/record';
import type { FormValues } from '../form-values';

/** A contact's answers by field name. */
export type ContactAnswers = Record<string, string>;

/** A person in the form who can be copied as a contact. */
export interface ContactOffer {
  label: string;
  /** The text while the person's answers are incomplete. */
  unknown: string;
  /** The answers to copy. Undefined while some are missing. */
  answersFrom: (values: FormValues) => ContactAnswers | undefined;
}

const textOf = (value: FormValues[string]) => (typeof value === 'string' ? value.trim() : '');

/** A contact from the answers of its fields. Undefined if incomplete. */
function answersOf(group: ContactGroup, name: string, phone: string, relation: string) {
  const parts: [string | undefined, string][] = [
    [group.name, name],
    [group.phone, shownPhone(phone)],
    [group.relation, relation],
  ];
  const answers: ContactAnswers = {};
  for (const [field, value] of parts) {
    if (field === undefined) continue;
    if (value === '') return undefined;
    answers[field] = value;
  }
  return answers;
}

/** The people who can be copied as a contact, according to its declaration. */
export function contactOffers(record: RecordDeclaration, group: ContactGroup): ContactOffer[] {
  const { myself, sameAs } = group;
  const other = sameAs === undefined ? undefined : record.groups[sameAs];
  const offers: ContactOffer[] = [];
  if (myself) {
    offers.push({
      label: 'Use my name and number',
      unknown: 'Enter your own name and phone number first.',
      answersFrom: (values) => {
        const name = myself.name.map((part) => textOf(values[part]));
        return name.includes('')
          ? undefined
          : answersOf(group, name.join(' '), textOf(values[myself.phone]), myself.relation);
      },
    });
  }
  if (other?.kind === 'contact') {
    const called = other.title.charAt(0).toLowerCase() + other.title.slice(1);
    offers.push({
      label: `Same as the ${called}`,
      unknown: `Enter the ${called} first.`,
      answersFrom: (values) =>
        answersOf(
          group,
          textOf(values[other.name]),
          textOf(values[other.phone]),
          other.relation === undefined ? '' : textOf(values[other.relation]),
        ),
    });
  }
  return offers;
}
