import * as z from 'zod';
import type { Detail, Field } from './field';

/** The field or detail from which a schema was made, for documents that describe schemas. */
export const declaredBy = z.registry<Field | Detail>();
