import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { staffApplicationInput } from '@camp/database/test/factories/staff-application';
import type { Client } from './api-under-test';

/** The days of the tests' camp, in 2026. */
const daysOf2026 = campDaysFrom(campYearDefaults(2026).startDate);

/** A complete staff application as a browser sends it. Dates are text, and unanswered questions are absent. */
export function staffApplicationForm(values: Record<string, unknown> = {}): Record<string, unknown> {
  const sent = Object.entries(staffApplicationInput()).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString().slice(0, 10) : value,
  ]);
  return { ...Object.fromEntries(sent), daysAtCamp: daysOf2026.slice(0, 2), ...values };
}

/** Sends the form as the browser does, with or without a picture. Lists are repeated fields. */
export function sendAsBrowser(client: Client, path: string, form: object, picture?: Buffer) {
  const test = client.post(path);
  for (const [field, value] of Object.entries(form))
    for (const item of [value].flat()) void test.field(field, String(item));
  return picture ? test.attach('covidVaccineImage', picture, 'proof.jpg') : test;
}
