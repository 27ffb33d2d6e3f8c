import { camperDetailQuestions } from '@camp/contracts/camper/options';
import type { CamperForm, CamperRecord } from '@camp/contracts/camper/operations';
import { camperFieldNames, type CamperInput } from '@camp/contracts/camper/schemas';
import type { UserRecord } from '@camp/contracts/user/operations';
import { isTooYoungForVaccine } from '@camp/contracts/vaccination/rule';

type ConfirmationName = 'medicalConfirm' | 'zeroConfirm';

/** A field of the form that is typed or chosen: everything but the two confirmations and the image. */
export type AnswerName = Exclude<keyof CamperInput, ConfirmationName>;

/** What the camper form holds while a person fills it in: text as typed, dates as `yyyy-MM-dd`. */
export type CamperFormValues = Record<AnswerName, string> &
  Record<ConfirmationName, boolean> & { covidVaccineImage?: FileList };

const isConfirmation = (name: keyof CamperInput): name is ConfirmationName =>
  name === 'medicalConfirm' || name === 'zeroConfirm';

/** The answers of the form, in the order of forms.md section 3. */
export const answerNames = camperFieldNames.filter((name): name is AnswerName => !isConfirmation(name));

/** A form nobody has touched. */
export function blankValues(): CamperFormValues {
  const blank = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
  return { ...blank, medicalConfirm: false, zeroConfirm: false };
}

/** The parent/guardian block as the account knows it (forms.md section 3, User). */
export function valuesOfUser(user: UserRecord): Partial<CamperFormValues> {
  return {
    parentNameFirst: user.nameFirst,
    parentNameLast: user.nameLast,
    addressStreet: user.addressStreet,
    addressCity: user.addressCity,
    addressState: user.addressState,
    addressZip: user.addressZip,
    addressCountry: user.addressCountry,
    phoneNumber: user.phone,
    phoneNumberAlt: user.phoneAlt ?? '',
    emailAddress: user.email,
  };
}

/** What `?copyFrom=` takes over from an earlier registration: name, sex and birthdate; newCamper is No (forms.md section 2). */
export function valuesOfEarlierCamper(camper: CamperRecord): Partial<CamperFormValues> {
  return {
    nameFirst: camper.nameFirst,
    nameLast: camper.nameLast,
    sex: camper.sex ?? '',
    birthdate: camper.birthdate?.slice(0, 10) ?? '',
    newCamper: 'No',
  };
}

/** Answers of an earlier registration to take over, in groups that belong together. */
export type EarlierAnswerGroups = readonly Partial<Record<AnswerName, string>>[];

const contactGroups = [
  ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelation'],
  ['dropOffContactName', 'dropOffContactPhone', 'dropOffContactRelation'],
  ['pickUpContactName', 'pickUpContactPhone', 'pickUpContactRelation'],
  ['pediatricianName', 'pediatricianNumber'],
] as const satisfies AnswerName[][];

/** The people to reach as an earlier registration names them; a family's children mostly have the same. */
export const contactsOf = (camper: CamperRecord): EarlierAnswerGroups =>
  contactGroups.map((group) => Object.fromEntries(group.map((name) => [name, camper[name] ?? ''])));

/** The immunization dates of an earlier registration. */
export const immunizationsOf = ({ tdap, mmr }: CamperRecord): EarlierAnswerGroups => [
  { tdap: tdap?.slice(0, 10) ?? '' },
  { mmr: mmr?.slice(0, 10) ?? '' },
];

/** Whether the birthdate typed so far forces the covid answer to No (product.md section 5). */
export function isTooYoung(birthdate: string): boolean {
  return birthdate !== '' && isTooYoungForVaccine(birthdate);
}

/** The answers with the vaccination rule applied: a child who is too young is not vaccinated, whatever was answered before. */
export function withVaccinationRule(values: CamperFormValues): CamperFormValues {
  return isTooYoung(values.birthdate) ? { ...values, covid: 'No' } : values;
}

/** What is sent: only fields that have a value, and no detail of a question answered No (product.md section 5). */
export function bodyOf(values: CamperFormValues): CamperForm {
  const { covidVaccineImage: _image, ...answers } = withVaccinationRule(values);
  const unasked = new Set<string>(
    camperDetailQuestions
      .filter((question) => answers[question] === 'No')
      .map((question) => `${question}Val`),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => value !== '' && !unasked.has(name)),
  );
}

/** The proof of vaccination to send along; none when the answer is No. */
export function imageOf(values: CamperFormValues): File | undefined {
  return withVaccinationRule(values).covid === 'No' ? undefined : values.covidVaccineImage?.[0];
}
