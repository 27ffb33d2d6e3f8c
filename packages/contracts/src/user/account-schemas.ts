import * as z from 'zod';
import { storedPartOf } from '../records/names';
import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { userRecord } from './record';
import { returnPaths } from './return-path';

/** An account's data from its owner, without the password. */
export const userFieldsSchema = schemaOf(storedPartOf(userRecord), noRules);

/** Sign-up. */
export const registerSchema = schemaOf(userRecord, noRules, {
  /** The page that the person came from. The emailed link leads back to it. */
  returnUrl: z.enum(returnPaths, { error: 'Choose a page on this site.' }).optional(),
});

/** A checked sign-up, with the plain-text password. */
export type RegisterInput = z.output<typeof registerSchema>;
