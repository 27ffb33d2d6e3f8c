import { camperInput } from '@camp/database/test/factories/camper';
import type { Client } from './api-under-test';
import { asSent, sendMultipart } from './sent-form';

/** A complete camper form as a browser sends it. Dates are text, and unanswered questions are absent. */
export const camperForm = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...asSent(camperInput()),
  ...values,
});

/** Sends the form as the browser does, without a picture, or with a picture and the answer that needs it. */
export const sendForm = (
  client: Client,
  form: Record<string, unknown>,
  picture?: Buffer,
  name = 'proof.jpg',
) => sendMultipart(client, '/api/camper/create', form, picture && { bytes: picture, name });
