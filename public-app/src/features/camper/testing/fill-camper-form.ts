import { fireEvent } from '@testing-library/react';
import type { CamperFormValues } from '../forms/camper-answers';

type FieldName = keyof CamperFormValues;

/** Everything that must be answered and is not known from the account. */
export const completeAnswers: Partial<Record<FieldName, string | boolean>> = {
  nameFirst: 'Casey',
  nameLast: 'Parent',
  sex: 'Boy',
  birthdate: '2016-03-02',
  shirtSize: 'Child Large',
  grade: '5th',
  school: 'Springfield Elementary',
  newCamper: 'No',
  dietaryRestrictions: 'No',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(555) 123-4568',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '(555) 123-4569',
  dropOffContactRelation: 'Neighbor',
  pickUpContactName: 'Dale Driver',
  pickUpContactPhone: '(555) 123-4569',
  pickUpContactRelation: 'Neighbor',
  diabetes: 'No',
  allergicReactions: 'No',
  behavioralConcerns: 'No',
  tdap: '2020-01-01',
  mmr: '2020-01-01',
  covid: 'Yes',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '(555) 123-4570',
  medications: 'No',
  medicalConfirm: true,
  zeroConfirm: true,
};

/** The native control of a field; of a radio group the one with the value. */
export function control(name: string, value?: string): HTMLInputElement {
  const choice = value === undefined ? '' : `[value="${value}"]`;
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]${choice}`);
  if (!found) throw new Error(`The form has no field ${name}${choice}.`);
  return found;
}

/** Answers fields without the keystrokes; the tests of single fields type like people. */
export function fill(answers: Partial<Record<FieldName, string | boolean>>): void {
  for (const [name, value] of Object.entries(answers)) {
    // The day of an incident is asked for once it is ticked.
    const tick = document.querySelector<HTMLInputElement>(`form [name="${name}-happened"]`);
    if (tick && !tick.checked) fireEvent.click(tick);
    const { type } = control(name);
    if (type === 'radio') fireEvent.click(control(name, String(value)));
    else if (type === 'checkbox') {
      if (control(name).checked !== value) fireEvent.click(control(name));
    } else fireEvent.change(control(name), { target: { value } });
  }
}
