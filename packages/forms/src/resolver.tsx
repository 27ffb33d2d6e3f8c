import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Validates a form with the request's own schema, so that browser and server agree. The values are sent as typed: the
 * server trims and converts them.
 *
 * @param schema accepts any input, like on the server. Here it gets the form's values
 */
export const resolverOf = <Values extends FieldValues>(schema: z.ZodType): Resolver<Values> =>
  zodResolver(schema as z.ZodType<Values, Values>, undefined, { raw: true });
