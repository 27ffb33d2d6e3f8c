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

/** Whether the birthdate typed so far forces the covid answer to No (product.md section 5). */
export function isTooYoung(birthdate: string): boolean {
  return birthdate !== '' && isTooYoungForVaccine(birthdate);
}

/**
 * What is sent: only fields that have a value, no detail of a question answered No (product.md section 5), and No
 * for a child who is too young for the vaccine.
 */
export function bodyOf({ covidVaccineImage: _image, ...values }: CamperFormValues): CamperForm {
  const unasked = new Set<string>(
    camperDetailQuestions.filter((question) => values[question] === 'No').map((question) => `${question}Val`),
  );
  const filled = Object.entries(values).filter(([name, value]) => value !== '' && !unasked.has(name));
  const body: CamperForm = Object.fromEntries(filled);
  return isTooYoung(values.birthdate) ? { ...body, covid: 'No' } : body;
}

/** The proof of vaccination to send along; none when the answer is No. */
export function imageOf(values: CamperFormValues): File | undefined {
  const isAnsweredNo = values.covid === 'No' || isTooYoung(values.birthdate);
  return isAnsweredNo ? undefined : (values.covidVaccineImage?.[0] ?? undefined);
}
