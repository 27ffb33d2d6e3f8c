import type * as guessablePasswords from '@camp/contracts/user/guessable-password';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';

type GuessablePasswords = typeof guessablePasswords;

/** How a password that is guessed early is found out while it is typed. */
export type Unguessable = Pick<ReturnType<typeof useUnguessable>, 'load' | 'passwordError'>;

/**
 * Refuses a new password that is guessed early, as the server does. The list of common ones is a file of its own, to be
 * fetched when a person comes to the field; until then, and without it, the server alone refuses them.
 *
 * @param schema the request's own, with the new password under `field`
 */
export function useUnguessable(schema: z.ZodType<object>, field: string) {
  const [passwords, setPasswords] = useState<GuessablePasswords>();
  return {
    schema: useMemo(
      () => passwords?.withUnguessablePassword(schema, field) ?? schema,
      [passwords, schema, field],
    ),
    /** Fetches the list. */
    load: useCallback(() => {
      import('@camp/contracts/user/guessable-password').then(
        setPasswords,
        // Nothing to tell the person: what they choose is checked by the server all the same.
        () => undefined,
      );
    }, []),
    /** What is wrong with a password as it is typed. */
    passwordError: (password: string, owner: guessablePasswords.PasswordOwner) =>
      passwords?.passwordError(password, owner),
  };
}
