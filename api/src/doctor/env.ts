import { emailVariables, sharedVariables } from '@camp/runtime/shared-variables';
import { traceVariables } from '@camp/runtime/traces/trace-variables';
import * as z from 'zod';
import { envSchema } from '../env';

/**
 * The settings that `npm run doctor` checks. All are optional: what is missing is not checked, and the others are.
 */
export const doctorEnvSchema = z
  .object({
    MONGODB_URI: sharedVariables.MONGODB_URI,
    REDIS_URL: sharedVariables.REDIS_URL,
    MEDICAL_KEY: sharedVariables.MEDICAL_KEY,
    ...emailVariables,
    STRIPE_SECRET_KEY: sharedVariables.STRIPE_SECRET_KEY,
    STRIPE_API_URL: sharedVariables.STRIPE_API_URL,
    STRIPE_WEBHOOK_SECRET: envSchema.shape.STRIPE_WEBHOOK_SECRET,
    PUBLIC_URL: envSchema.shape.PUBLIC_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceVariables.OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: traceVariables.OTEL_EXPORTER_OTLP_HEADERS,
  })
  .partial()
  .extend({
    DKIM_SELECTOR: z
      .string()
      .regex(/^[\w.-]{1,63}$/, 'the first part of the DKIM record’s name')
      .optional()
      .describe('Selector of the sender’s DKIM record. Without it, common ones are tried'),
  });

/** The validated settings of `npm run doctor`. */
export type DoctorEnv = z.output<typeof doctorEnvSchema>;
