import * as z from 'zod';
import { alongWithOtherErrors, detail, withDetails } from '../forms/details';
import {
  birthdate,
  choice,
  email,
  listOf,
  mustBeChecked,
  optionalPastDate,
  optionalPhone,
  pastDate,
  phone,
  recordId,
  requiredText,
  state,
  yesNo,
  yesNoOptions,
} from '../forms/fields';
import { addressLimit, nameLimit, schoolLimit } from '../forms/limits';
import { isTooYoungForVaccine, tooYoungForVaccine } from '../vaccination/rule';
import { camperGrades, camperIncidents, camperSexes, camperShirtSizes } from './options';

const chooseYesOrNo = "Choose 'Yes' or 'No'";
const nameUpTo50 = 'Enter a name up to 50 characters.';
const relationUpTo50 = 'Enter a relation up to 50 characters.';

const phoneNumber = phone('Enter a phone number, including area code.', 'Enter a valid phone number.');
const contactName = (who: string) => requiredText(nameLimit, `Enter ${who} name.`, nameUpTo50);
const contactRelation = (who: string) => requiredText(nameLimit, `Enter ${who} relation.`, relationUpTo50);
const validDate = 'Enter a valid date.';
const incident = (condition: string) =>
  optionalPastDate(`Enter a date for last ${condition} incident.`, validDate);

/** Every field of forms.md section 3, before the rules between fields. */
const camperFields = z.object({
  nameFirst: requiredText(
    nameLimit,
    'Enter campers first name.',
    'Enter a first name (between 1 and 50 characters).',
  ),
  nameLast: requiredText(
    nameLimit,
    'Enter campers last name.',
    'Enter a last name (between 1 and 50 characters).',
  ),
  sex: choice(camperSexes, "Choose 'Boy' or 'Girl'."),
  birthdate: birthdate('Enter campers birthdate.', validDate),
  shirtSize: choice(camperShirtSizes, 'Choose a shirt size.'),
  grade: choice(camperGrades, 'Choose a grade.'),
  school: requiredText(schoolLimit, 'Enter campers school.', 'Enter a school name up to 200 characters.'),
  newCamper: yesNo(chooseYesOrNo),
  newCamperVal: detail,
  dietaryRestrictions: yesNo(chooseYesOrNo),
  dietaryRestrictionsVal: detail,
  parentNameFirst: requiredText(
    nameLimit,
    'Enter parent/guardian first name.',
    'Enter a first name (between 1 and 50 characters).',
  ),
  parentNameLast: requiredText(
    nameLimit,
    'Enter parent/guardian last name.',
    'Enter a last name (between 1 and 50 characters).',
  ),
  addressStreet: requiredText(
    addressLimit,
    'Enter a street address',
    'Enter an address between 1 and 50 characters.',
  ),
  addressCity: requiredText(addressLimit, 'Enter a city.', 'Enter a city between 1 and 50 characters.'),
  addressState: state('Enter a state'),
  // The camper form only requires a value here (forms.md section 5); the length keeps it a zip code.
  addressZip: requiredText(10, 'Enter a Zip Code.'),
  addressCountry: requiredText(addressLimit, 'Enter a Country.'),
  phoneNumber,
  phoneNumberAlt: optionalPhone('Enter a valid phone number.'),
  emailAddress: email('Enter a valid email address.'),
  emergencyContactName: contactName('emergency contact'),
  emergencyContactPhone: phoneNumber,
  emergencyContactRelation: contactRelation('emergency contact'),
  dropOffContactName: contactName('drop-off contact'),
  dropOffContactPhone: phoneNumber,
  dropOffContactRelation: contactRelation('drop-off contact'),
  pickUpContactName: contactName('pick-up contact'),
  pickUpContactPhone: phoneNumber,
  pickUpContactRelation: contactRelation('pick-up contact'),
  asthma: incident(camperIncidents.asthma),
  heartTrouble: incident(camperIncidents.heartTrouble),
  stomachUpsets: incident(camperIncidents.stomachUpsets),
  seizuresConvulsions: incident(camperIncidents.seizuresConvulsions),
  sleepWalking: incident(camperIncidents.sleepWalking),
  bedWetting: incident(camperIncidents.bedWetting),
  headaches: incident(camperIncidents.headaches),
  noseBleeds: incident(camperIncidents.noseBleeds),
  diabetes: yesNo(chooseYesOrNo),
  allergicReactions: yesNo(chooseYesOrNo),
  allergicReactionsVal: detail,
  behavioralConcerns: yesNo(chooseYesOrNo),
  behavioralConcernsVal: detail,
  tdap: pastDate('Enter the date of the Tdap immunization.', validDate),
  mmr: pastDate('Enter the date of the MMR immunization.', validDate),
  covid: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(yesNoOptions, { error: chooseYesOrNo }).optional(),
  ),
  pediatricianName: requiredText(nameLimit, 'Enter pediatrician name.', nameUpTo50),
  pediatricianNumber: phoneNumber,
  medications: yesNo(chooseYesOrNo),
  medicationsVal: detail,
  medicalConfirm: mustBeChecked(
    'Please confirm that all medical information is correct by checking the box.',
  ),
  zeroConfirm: mustBeChecked(
    'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
  ),
});

const upTo200 = (what: string) => ({
  missing: `Enter ${what}.`,
  tooLong: `Enter ${what} (up to 200 characters).`,
});

/**
 * The camper registration form (forms.md sections 3 and 5), used by `/camper/create`.
 */
export const camperSchema = withDetails(
  camperFields.refine(
    ({ birthdate, covid }) =>
      !(birthdate instanceof Date && covid === 'Yes' && isTooYoungForVaccine(birthdate)),
    { path: ['covid'], message: tooYoungForVaccine, ...alongWithOtherErrors },
  ),
  {
    newCamper: upTo200('how you heard about the camp'),
    dietaryRestrictions: upTo200('the dietary restrictions'),
    allergicReactions: upTo200('the allergic reactions'),
    behavioralConcerns: upTo200('the behavioral concerns'),
    medications: upTo200('the medications'),
  },
).transform((camper) =>
  // The answer of a child who is too young is No, whatever was left open (product.md section 5).
  isTooYoungForVaccine(camper.birthdate) ? { ...camper, covid: 'No' as const } : camper,
);

/** The campers that an administrator's bulk action is about. */
const camperIds = listOf(
  recordId(),
  500,
  'Choose at least one camper.',
  'Choose at most 500 campers.',
).refine((ids) => ids.length > 0, 'Choose at least one camper.');

const oneOrMany = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** Which campers get their payment link; a query or form brings a list of one as a text (contract.md). */
export const sendPaymentLinkSchema = z.object({ campers: z.preprocess(oneOrMany, camperIds) });

/** A validated camper form; dates are midnight UTC. */
export type CamperInput = z.output<typeof camperSchema>;

/** The form's fields, for building and reading records field by field. */
export const camperFieldNames = Object.keys(camperFields.shape) as (keyof CamperInput)[];
