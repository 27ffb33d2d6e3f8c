/**
 * The medical fields that all forms share. The questions differ ('you' or 'your camper') and are in each `record.ts`.
 */
import { selectImageFile } from '../forms/messages';
import { chooseYesOrNo, detailText, wrongDate } from './common-fields';

/** A question with a detail after Yes. @param detail made by `detailText` */
export const question = <Detail>(asked: string, shortName: string, detail: Detail) =>
  ({
    kind: 'yesNoDetail',
    visibility: 'medical',
    question: asked,
    shortName,
    missing: chooseYesOrNo,
    detail,
  }) as const;

/** A plain Yes/No question. */
export const yesNo = (asked: string, shortName: string) =>
  ({ kind: 'yesNo', visibility: 'medical', question: asked, shortName, missing: chooseYesOrNo }) as const;

/** Diabetes. */
export const diabetes = (asked: string) => yesNo(asked, 'Diabetes');

/** Allergies, and which ones. */
export const allergicReactions = (asked: string) =>
  question(
    asked,
    'Allergic reactions',
    detailText('Which allergies, and what happens?', 'the allergic reactions'),
  );

/** Dietary restrictions. */
export const dietaryRestrictions = (asked: string) =>
  question(
    asked,
    'Dietary restrictions',
    detailText('What are the restrictions?', 'the dietary restrictions'),
  );

/** Medications at camp. */
export const medications = (asked: string) =>
  question(asked, 'Medications', detailText('Which medications, how much and when?', 'the medications'));

/** The form's name of each condition. Sentences use it in lower case. */
const conditions = {
  asthma: 'Asthma',
  heartTrouble: 'Heart trouble',
  stomachUpsets: 'Stomach upsets',
  seizuresConvulsions: 'Seizures/convulsions',
  dizzinessFainting: 'Dizziness/fainting',
  sleepWalking: 'Sleep walking',
  bedWetting: 'Bed wetting',
  headaches: 'Headaches',
  noseBleeds: 'Nose bleeds',
} as const;

const incident = (condition: string) =>
  ({
    group: 'incidents',
    kind: 'incident',
    visibility: 'medical',
    question: condition,
    missing: `Enter a date for last ${condition.toLowerCase()} incident.`,
    wrong: wrongDate,
  }) as const;

/** When each of these last happened: fields of the group `incidents`. */
export const incidents = <Name extends keyof typeof conditions>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, incident(conditions[name])])) as Record<
    Name,
    ReturnType<typeof incident>
  >;

/** The group of those fields. @param title asks whether any of them ever happened */
export const incidentsGroup = (title: string) =>
  ({
    kind: 'incidents',
    title,
    shortTitle: 'Last incidents',
    hint: 'Check everything that applies, and enter when it last happened.',
    none: 'None of these',
  }) as const;

/** The day of the last immunization. @param name as the form and the sentence have it */
const immunization = (name: string) =>
  ({
    kind: 'pastDate',
    visibility: 'medical',
    question: `${name} (last date)`,
    shortName: name,
    missing: `Enter the date of the ${name} immunization.`,
    wrong: wrongDate,
    width: 'half',
  }) as const;

/** The two immunizations that everyone needs. */
export const immunizations = { tdap: immunization('Tdap'), mmr: immunization('MMR') };

/** Whether a student or adult is vaccinated against COVID-19. */
export const vaccination = {
  ...yesNo('Are you vaccinated against COVID-19?', 'COVID-19 vaccination'),
  isReassuring: true,
  hint: 'Vaccination is encouraged, not required. If you answer Yes, add a picture as proof.',
} as const;

/** The proof of vaccination. @param hint goes before the note on file types */
export const proofOfVaccination = (hint = '') =>
  ({
    kind: 'picture',
    optional: true,
    visibility: 'medical',
    question: 'Proof of vaccination (picture)',
    shortName: 'Proof of vaccination',
    hint: `${hint}A photo or screenshot (JPEG, PNG or WebP).`,
    missing: selectImageFile,
  }) as const;

/** The confirmation below all medical answers. */
export const confirmation = {
  kind: 'confirmation',
  visibility: 'open',
  question: 'All medical information on this form is correct and complete.',
  missing: 'Please confirm that all medical information is correct by checking the box.',
  version: 1,
} as const;
