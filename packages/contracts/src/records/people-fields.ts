/** The people around whoever comes to camp, and what all of them agree to. */
import { zeroTolerancePolicy } from '../content/zero-tolerance';
import { nameLimit } from '../forms/limits';
import { firstNameTooLong, lastNameTooLong, phoneMissing, phoneWrong } from './common-fields';

const offered = { family: 'offered' } as const;

/**
 * A parent's or guardian's name.
 *
 * @param isTypist it is the account's owner; else an earlier registration of the family may know it
 */
export const parentName = <const Section extends string>(section: Section, isTypist: boolean) =>
  ({
    parentNameFirst: {
      section,
      kind: 'line',
      visibility: 'contact',
      question: 'Parent/guardian first name',
      limit: nameLimit,
      missing: 'Enter parent/guardian first name.',
      tooLong: firstNameTooLong,
      capitalize: 'words',
      width: 'half',
      ...(isTypist && { autoComplete: 'given-name' }),
      first: isTypist ? { account: 'nameFirst' } : offered,
    },
    parentNameLast: {
      section,
      kind: 'line',
      visibility: 'contact',
      question: 'Parent/guardian last name',
      limit: nameLimit,
      missing: 'Enter parent/guardian last name.',
      tooLong: lastNameTooLong,
      capitalize: 'words',
      width: 'half',
      ...(isTypist && { autoComplete: 'family-name' }),
      first: isTypist ? { account: 'nameLast' } : offered,
    },
  }) as const;

/**
 * Name, phone and relation of somebody to reach.
 *
 * @param place the section and the group of the three
 * @param title such as 'Emergency contact'
 * @param relation an example of what they are
 */
export const contactPerson = <const Section extends string, const Group extends string>(
  place: { section: Section; group: Group },
  title: string,
  relation: string,
) => {
  const who = title.toLowerCase();
  return {
    name: {
      ...place,
      kind: 'line',
      visibility: 'contact',
      question: `${title} name`,
      limit: nameLimit,
      missing: `Enter ${who} name.`,
      tooLong: 'Enter a name up to 50 characters.',
      capitalize: 'words',
      first: offered,
    },
    phone: {
      ...place,
      kind: 'phone',
      visibility: 'contact',
      question: `${title} phone number`,
      hint: 'With area code',
      missing: phoneMissing,
      wrong: phoneWrong,
      width: 'half',
      first: offered,
    },
    relation: {
      ...place,
      kind: 'line',
      visibility: 'contact',
      question: `${title} relation`,
      hint: `For instance ${relation}`,
      limit: nameLimit,
      missing: `Enter ${who} relation.`,
      tooLong: 'Enter a relation up to 50 characters.',
      width: 'half',
      first: offered,
    },
  } as const;
};

/** The group of the three. @param name that all of them begin with, such as 'emergencyContact' */
export const contactGroup = (name: string, title: string) =>
  ({
    kind: 'contact',
    title,
    name: `${name}Name`,
    phone: `${name}Phone`,
    relation: `${name}Relation`,
  }) as const;

/** The tick below the Zero Tolerance Policy. @param question what is agreed to, and by whom */
export const zeroTolerance = (question: string) =>
  ({
    section: 'zero-tolerance',
    kind: 'confirmation',
    visibility: 'open',
    question,
    missing:
      'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
    version: zeroTolerancePolicy.version,
  }) as const;
