import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Checks a form with the request's own schema, so that browser and server say the same. What is sent is what was
 * typed: trimming and the rest are the server's.
 *
 * @param schema takes anything, as a server must; here it gets what the form holds
 */
export const resolverOf = <Values extends FieldValues>(schema: z.ZodType): Resolver<Values> =>
  zodResolver(schema as z.ZodType<Values, Values>, undefined, { raw: true });
