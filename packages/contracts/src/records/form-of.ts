import type * as z from 'zod';
import type { RecordDeclaration } from './record';
import type { RecordRules } from './rules';
import { schemaOf, type CheckedCall, type RecordSchema } from './schema-of';
import { updateOf, type RecordUpdate } from './update-of';

/** A kind of record with fields and validation, for its form and its calls. */
export interface RecordForm<
  Declared extends RecordDeclaration = RecordDeclaration,
  Beside extends z.ZodRawShape = Record<never, never>,
> {
  record: Declared;
  rules: RecordRules;
  /** Schema of the create call. */
  schema: RecordSchema<CheckedCall<Declared['fields'], Beside>>;
  /** Schema of the update call. */
  update: RecordUpdate<Declared['fields'], Record<never, never>>;
}

/**
 * The form of a declaration, for the API and for forms. Code that only shows records doesn't need it.
 *
 * @param rules between its fields
 * @param beside - further parameters of the create call
 */
export const formOf = <
  Declared extends RecordDeclaration,
  Beside extends z.ZodRawShape = Record<never, never>,
>(
  record: Declared,
  rules: RecordRules,
  beside?: Beside,
): RecordForm<Declared, Beside> => ({
  record,
  rules,
  schema: schemaOf<Declared['fields'], Beside>(record, rules, beside),
  update: updateOf<Declared['fields']>(record, rules),
});
