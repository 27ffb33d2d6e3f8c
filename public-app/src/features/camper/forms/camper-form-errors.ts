import { listErrors, type FieldMessage } from '@camp/ui/error-summary';
import type { FieldErrors } from 'react-hook-form';
import { allFieldNames, formStops, type FieldName, type FormStop } from './camper-form-sections';
import type { CamperFormValues } from './camper-form-values';

/** What a field asks, where its messages are those of other fields as well. */
const questions: Partial<Record<FieldName, string>> = {
  birthdate: 'Birthdate',
  newCamper: 'First time at camp',
  dietaryRestrictions: 'Dietary restrictions',
  phoneNumber: 'Phone number',
  phoneNumberAlt: 'Other phone number',
  emergencyContactName: 'Emergency contact',
  emergencyContactPhone: 'Emergency contact',
  emergencyContactRelation: 'Emergency contact',
  dropOffContactName: 'Drop-off contact',
  dropOffContactPhone: 'Drop-off contact',
  dropOffContactRelation: 'Drop-off contact',
  pickUpContactName: 'Pick-up contact',
  pickUpContactPhone: 'Pick-up contact',
  pickUpContactRelation: 'Pick-up contact',
  diabetes: 'Diabetes',
  allergicReactions: 'Allergic reactions',
  behavioralConcerns: 'Behavioral concerns',
  tdap: 'Tdap',
  mmr: 'MMR',
  covid: 'COVID-19 vaccination',
  covidVaccineImage: 'Proof of vaccination',
  pediatricianName: 'Pediatrician',
  pediatricianNumber: 'Pediatrician',
  medications: 'Medications',
};

const stopOf = (name: FieldName) =>
  formStops.find(({ fields }: FormStop): boolean => fields.includes(name))?.title;

/** The lines of the form's summary in the order of the page, each with its question and its section. */
export function listCamperErrors(errors: FieldErrors<CamperFormValues>): FieldMessage[] {
  const messages = new Map(listErrors(errors).map(({ name, message }) => [name, message]));
  return allFieldNames.flatMap((name) => {
    const message = messages.get(name);
    if (message === undefined) return [];
    const question = questions[name];
    const isNamed = question === undefined || message.toLowerCase().includes(question.toLowerCase());
    return [{ name, section: stopOf(name), message: isNamed ? message : `${question}: ${message}` }];
  });
}
