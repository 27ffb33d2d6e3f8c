/**
 * What is asked of everybody's health, in the same words whoever is asked; the question itself stands in each
 * `record.ts`, which speaks of 'you' or of 'your camper'.
 */
import { nameLimit } from '../forms/limits';
import { selectImageFile } from '../forms/messages';
import { chooseYesOrNo, detailText, phoneMissing, phoneWrong, wrongDate } from './common-fields';

/** A question of the medical part that is asked on with a Yes. @param detail of `detailText` */
export const question = <const Section extends string, Detail>(
  section: Section,
  [asked, shortName]: readonly [asked: string, shortName: string],
  detail: Detail,
) =>
  ({
    section,
    kind: 'yesNoDetail',
    visibility: 'medical',
    question: asked,
    shortName,
    missing: chooseYesOrNo,
    detail,
  }) as const;

/** A plain Yes/No question of the medical part. */
export const yesNo = <const Section extends string>(section: Section, asked: string, shortName: string) =>
  ({
    section,
    kind: 'yesNo',
    visibility: 'medical',
    question: asked,
    shortName,
    missing: chooseYesOrNo,
  }) as const;

/** Whether somebody has diabetes. */
export const diabetes = (asked: string) => yesNo('medical', asked, 'Diabetes');

/** Whether somebody has allergic reactions, and which. */
export const allergicReactions = (asked: string) =>
  question(
    'medical',
    [asked, 'Allergic reactions'],
    detailText('To what, and what happens?', 'the allergic reactions'),
  );

/** Whether somebody eats not everything. */
export const dietaryRestrictions = <const Section extends string>(section: Section, asked: string) =>
  question(
    section,
    [asked, 'Dietary restrictions'],
    detailText('Which dietary restrictions?', 'the dietary restrictions'),
  );

/** Whether somebody takes medications at camp. */
export const medications = <const Section extends string>(section: Section, asked: string) =>
  question(section, [asked, 'Medications'], detailText('Which ones, how much and when?', 'the medications'));

/** As the form names each condition, and as the sentence does. */
const conditions = {
  asthma: ['Asthma', 'asthma'],
  heartTrouble: ['Heart trouble', 'heart trouble'],
  stomachUpsets: ['Stomach upsets', 'stomach upsets'],
  seizuresConvulsions: ['Seizures/convulsions', 'seizures/convulsions'],
  dizzinessFainting: ['Dizziness/fainting', 'dizziness/fainting'],
  sleepWalking: ['Sleep walking', 'sleep walking'],
  bedWetting: ['Bed wetting', 'bed wetting'],
  headaches: ['Headaches', 'headaches'],
  noseBleeds: ['Nose bleeds', 'nose bleeds'],
} as const;

const incident = ([question, condition]: readonly [string, string]) =>
  ({
    section: 'medical',
    group: 'incidents',
    kind: 'incident',
    visibility: 'medical',
    question,
    missing: `Enter a date for last ${condition} incident.`,
    wrong: wrongDate,
  }) as const;

/** When each of these happened last: fields of the group `incidents` in the section `medical`. */
export const incidents = <Name extends keyof typeof conditions>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, incident(conditions[name])])) as Record<
    Name,
    ReturnType<typeof incident>
  >;

/** The group of those fields. @param title asks whether any of it ever happened */
export const incidentsGroup = (title: string) =>
  ({
    kind: 'incidents',
    title,
    shortTitle: 'Last incidents',
    hint: 'Tick what has happened, and enter when it happened last.',
    none: 'None of these',
  }) as const;

/** The day of the last immunization. @param name as the form and the sentence have it */
const immunization = <const Section extends string>(section: Section, name: string) =>
  ({
    section,
    kind: 'pastDate',
    visibility: 'medical',
    question: `${name} (last date)`,
    shortName: name,
    missing: `Enter the date of the ${name} immunization.`,
    wrong: wrongDate,
    width: 'half',
  }) as const;

/** The two immunizations that everybody needs. */
export const immunizations = <const Section extends string>(section: Section) => ({
  tdap: immunization(section, 'Tdap'),
  mmr: immunization(section, 'MMR'),
});

/** Whether a student or adult is vaccinated against COVID-19. */
export const vaccination = {
  ...yesNo('medical', 'Are you vaccinated against COVID-19?', 'COVID-19 vaccination'),
  isReassuring: true,
  hint: 'Encouraged, not required. A Yes comes with a picture as proof.',
} as const;

/** The picture that proves it. @param hint before what it says of files */
export const proofOfVaccination = <const Section extends string>(section: Section, hint = '') =>
  ({
    section,
    kind: 'picture',
    optional: true,
    visibility: 'medical',
    question: 'Proof of vaccination (picture)',
    shortName: 'Proof of vaccination',
    hint: `${hint}A photo or screenshot (JPEG, PNG or WebP).`,
    missing: selectImageFile,
  }) as const;

/**
 * Whom somebody's health is known to.
 *
 * @param place the section and the group of the two
 * @param title such as 'Doctor'
 */
export const physician = <const Section extends string, const Group extends string>(
  place: { section: Section; group: Group },
  title: string,
) =>
  ({
    name: {
      ...place,
      kind: 'line',
      visibility: 'medical',
      question: `${title} name`,
      limit: nameLimit,
      missing: `Enter ${title.toLowerCase()} name.`,
      tooLong: 'Enter a name up to 50 characters.',
      width: 'half',
      first: { family: 'offered' },
    },
    phone: {
      ...place,
      kind: 'phone',
      visibility: 'medical',
      question: `${title} phone number`,
      missing: phoneMissing,
      wrong: phoneWrong,
      width: 'half',
      first: { family: 'offered' },
    },
  }) as const;

/** Whom a minor's health is known to. */
export function pediatrician<const Section extends string>(section: Section) {
  const { name, phone } = physician({ section, group: 'pediatrician' }, 'Pediatrician');
  return { pediatricianName: name, pediatricianNumber: phone };
}

/** The group of both. */
export const pediatricianGroup = {
  kind: 'contact',
  title: 'Pediatrician',
  name: 'pediatricianName',
  phone: 'pediatricianNumber',
} as const;

/** The tick below all of it. */
export const confirmation = <const Section extends string>(section: Section) =>
  ({
    section,
    kind: 'confirmation',
    visibility: 'open',
    question: 'All medical information on this form is correct and complete.',
    missing: 'Please confirm that all medical information is correct by checking the box.',
    version: 1,
  }) as const;
