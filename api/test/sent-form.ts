import type { Client } from './api-under-test';

/** A form as a browser sends it: dates as text. */
export const asSent = (form: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );

/** Sends a form as the browser does, without a picture, or with a picture and the answer that needs it. */
export function sendMultipart(
  client: Client,
  path: string,
  form: Record<string, unknown>,
  picture?: { bytes: Buffer; name?: string },
) {
  const test = client.post(path);
  const answers = picture ? { ...form, covid: 'Yes' } : form;
  for (const [field, value] of Object.entries(answers)) void test.field(field, String(value));
  return picture ? test.attach('covidVaccineImage', picture.bytes, picture.name ?? 'proof.jpg') : test;
}
