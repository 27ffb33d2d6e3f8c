import { camperIncidents } from '@camp/contracts/camper/options';
import type { CamperFormValues } from './camper-form-values';

/** A field of the form by its name. */
export type FieldName = keyof CamperFormValues;

/** One stop of the form's trail. */
export interface FormStop {
  id: string;
  title: string;
  fields: readonly FieldName[];
}

/** The sections of the form in the order of the page (forms.md section 2, Camper registration form). */
export const formStops = [
  {
    id: 'camper-information',
    title: 'Camper information',
    fields: [
      'nameFirst',
      'nameLast',
      'sex',
      'birthdate',
      'shirtSize',
      'grade',
      'school',
      'newCamper',
      'newCamperVal',
      'dietaryRestrictions',
      'dietaryRestrictionsVal',
    ],
  },
  {
    id: 'parent-information',
    title: 'Parent/guardian information',
    fields: [
      'parentNameFirst',
      'parentNameLast',
      'addressStreet',
      'addressCity',
      'addressState',
      'addressZip',
      'addressCountry',
      'phoneNumber',
      'phoneNumberAlt',
      'emailAddress',
    ],
  },
  {
    id: 'emergency-contact',
    title: 'Emergency contact',
    fields: ['emergencyContactName', 'emergencyContactPhone', 'emergencyContactRelation'],
  },
  {
    id: 'drop-off-and-pick-up',
    title: 'Drop-off and pick-up',
    fields: [
      'dropOffContactName',
      'dropOffContactPhone',
      'dropOffContactRelation',
      'pickUpContactName',
      'pickUpContactPhone',
      'pickUpContactRelation',
    ],
  },
  {
    id: 'medical',
    title: 'Medical',
    fields: [
      ...(Object.keys(camperIncidents) as (keyof typeof camperIncidents)[]),
      'diabetes',
      'allergicReactions',
      'allergicReactionsVal',
      'behavioralConcerns',
      'behavioralConcernsVal',
    ],
  },
  { id: 'immunizations', title: 'Immunizations', fields: ['tdap', 'mmr', 'covid', 'covidVaccineImage'] },
  { id: 'pediatrician', title: 'Pediatrician', fields: ['pediatricianName', 'pediatricianNumber'] },
  {
    id: 'medications',
    title: 'Medications',
    fields: ['medications', 'medicationsVal', 'medicalConfirm'],
  },
  { id: 'zero-tolerance', title: 'Zero tolerance', fields: ['zeroConfirm'] },
] as const satisfies readonly FormStop[];

/** The id of a section. */
export type StopId = (typeof formStops)[number]['id'];

/** Every field in the order of the page. */
export const allFieldNames: readonly FieldName[] = formStops.flatMap(
  (stop): readonly FieldName[] => stop.fields,
);
