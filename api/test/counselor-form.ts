import { counselorInput } from '@camp/database/test/factories/counselor';
import type { Client } from './api-under-test';
import { asSent, sendMultipart } from './sent-form';

/** A complete counselor form as a browser sends it. */
export const counselorForm = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...asSent(counselorInput()),
  ...values,
});

/** Sends the form as the browser does, without a picture, or with a picture and the answer that needs it. */
export const sendCounselor = (client: Client, form: Record<string, unknown>, picture?: Buffer) =>
  sendMultipart(client, '/api/counselor/create', form, picture && { bytes: picture });
