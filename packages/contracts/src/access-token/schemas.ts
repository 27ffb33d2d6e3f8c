import * as z from 'zod';
import { choice, listOf, requiredText } from '../forms/fields';
import { nameLimit } from '../forms/limits';
import { currentPassword } from '../user/schemas';
import { accessTokenDays } from './limits';
import { scopes } from './scopes';

const chooseScopes = 'Choose at least one right.';

/** A new access token. */
export const accessTokenSchema = z.object({
  name: requiredText(nameLimit, 'Enter a name.', 'Enter a name up to 50 characters.'),
  scopes: listOf(z.enum(scopes, { error: 'Unknown right.' }), scopes.length, chooseScopes, 'Too many rights.')
    .refine((chosen) => chosen.length > 0, chooseScopes)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  days: choice(accessTokenDays, 'Choose when the token expires.'),
  current: currentPassword,
});

/** A checked new access token. */
export type AccessTokenInput = z.output<typeof accessTokenSchema>;
