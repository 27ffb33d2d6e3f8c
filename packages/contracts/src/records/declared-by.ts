import * as z from 'zod';
import type { Detail, Field } from './field';

/** Which field or detail a schema was made of, for whoever describes schemas to people. */
export const declaredBy = z.registry<Field | Detail>();
