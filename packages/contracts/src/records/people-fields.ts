/** Fields for the contacts of a person who attends camp, and for the agreements. */
import { zeroToleranceVersion } from '../content/zero-tolerance';
import { nameLimit } from '../forms/limits';
import { firstName, lastName, phone } from './common-fields';

const offered = { family: 'offered' } as const;

/**
 * A parent's or guardian's name. @param isTypist whether it is the account's owner. Otherwise the name may be from an
 * earlier registration
 */
export const parentName = (isTypist: boolean) =>
  ({
    parentNameFirst: {
      ...firstName,
      visibility: 'contact',
      question: 'Parent/guardian first name',
      missing: 'Enter parent/guardian first name.',
      ...(isTypist && { autoComplete: 'given-name' }),
      first: isTypist ? { account: 'nameFirst' } : offered,
    },
    parentNameLast: {
      ...lastName,
      visibility: 'contact',
      question: 'Parent/guardian last name',
      missing: 'Enter parent/guardian last name.',
      ...(isTypist && { autoComplete: 'family-name' }),
      first: isTypist ? { account: 'nameLast' } : offered,
    },
  }) as const;

/** Fields whose names start with their group's name. */
const named = <const Group extends string, const Parts extends Readonly<Record<string, object>>>(
  group: Group,
  parts: Parts,
) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, field]) => [`${group}${part}`, { group, ...field }]),
  ) as { [Part in keyof Parts & string as `${Group}${Part}`]: Parts[Part] & { group: Group } };

/**
 * Name, phone and relation of a contact.
 *
 * @param group prefix of their names
 * @param title such as 'Emergency contact'
 * @param relation an example
 */
export const contactPerson = <const Group extends string>(group: Group, title: string, relation: string) =>
  named(group, {
    Name: {
      kind: 'line',
      visibility: 'contact',
      question: `${title} name`,
      limit: nameLimit,
      missing: `Enter ${title.toLowerCase()} name.`,
      tooLong: 'Enter a name up to 50 characters.',
      capitalize: 'words',
      first: offered,
    },
    Phone: {
      ...phone,
      visibility: 'contact',
      question: `${title} phone number`,
      first: offered,
    },
    Relation: {
      kind: 'line',
      visibility: 'contact',
      question: `${title} relation`,
      hint: `For example, ${relation}`,
      limit: nameLimit,
      missing: `Enter ${title.toLowerCase()} relation.`,
      tooLong: 'Enter a relation up to 50 characters.',
      width: 'half',
      first: offered,
    },
  });

/** The group of the three. @param name their common prefix, such as 'emergencyContact' */
export const contactGroup = (name: string, title: string) =>
  ({
    kind: 'contact',
    title,
    name: `${name}Name`,
    phone: `${name}Phone`,
    relation: `${name}Relation`,
  }) as const;

/**
 * A doctor or another person who knows about someone's health. @param group prefix of the names @param title such as
 * 'Doctor'
 */
export const physician = <const Group extends string>(group: Group, title: string) =>
  named(group, {
    Name: {
      kind: 'line',
      visibility: 'medical',
      question: `${title} name`,
      limit: nameLimit,
      missing: `Enter ${title.toLowerCase()} name.`,
      tooLong: 'Enter a name up to 50 characters.',
      width: 'half',
      first: offered,
    },
    Number: {
      ...phone,
      visibility: 'medical',
      question: `${title} phone number`,
      hint: undefined,
      first: offered,
    },
  });

/** The group of the two. */
export const physicianGroup = (name: string, title: string) =>
  ({ kind: 'contact', title, name: `${name}Name`, phone: `${name}Number` }) as const;

/** The checkbox below the Zero Tolerance Policy. @param question what is agreed to, and by whom */
export const zeroTolerance = (question: string) =>
  ({
    kind: 'confirmation',
    visibility: 'open',
    question,
    missing:
      'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
    version: zeroToleranceVersion,
  }) as const;
