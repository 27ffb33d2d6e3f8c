import type * as z from 'zod';
import type { RecordDeclaration } from './record';
import type { RecordRules } from './rules';
import { schemaOf, type CheckedCall, type RecordSchema } from './schema-of';
import { updateOf, type RecordUpdate } from './update-of';

/** A kind of record as its form and its calls have it: what is asked, and how it is checked. */
export interface RecordForm<
  Declared extends RecordDeclaration = RecordDeclaration,
  Beside extends z.ZodRawShape = Record<never, never>,
> {
  record: Declared;
  rules: RecordRules;
  /** Of the call that makes one. */
  schema: RecordSchema<CheckedCall<Declared['fields'], Beside>>;
  /** Of the call that changes one. */
  update: RecordUpdate<Declared['fields'], Record<never, never>>;
}

/**
 * The form of a declaration. Imported by the API and by forms; whoever only shows records needs none of it.
 *
 * @param rules what its fields say of one another
 * @param beside what the call that makes one brings besides
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
