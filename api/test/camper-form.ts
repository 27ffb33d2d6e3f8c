import { camperInput } from '@camp/testing/factories/camper';
import type { Client } from './api-under-test';

/** A complete camper form as a browser sends it: dates as text, no answer that was not given. */
export function camperForm(values: Record<string, unknown> = {}): Record<string, unknown> {
  const sent = Object.entries(camperInput()).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString().slice(0, 10) : value,
  ]);
  return { ...Object.fromEntries(sent), ...values };
}

/** Sends the form as the browser does: without a picture, or with one and the answer that it proves. */
export function sendForm(
  client: Client,
  form: Record<string, unknown>,
  picture?: Buffer,
  name = 'proof.jpg',
) {
  const test = client.post('/api/camper/create');
  const answers = picture ? { ...form, covid: 'Yes' } : form;
  for (const [field, value] of Object.entries(answers)) void test.field(field, String(value));
  return picture ? test.attach('covidVaccineImage', picture, name) : test;
}
