import type * as guessablePasswords from '@camp/contracts/user/guessable-password';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';

type GuessablePasswords = typeof guessablePasswords;

/** Detects an easily guessed password while it is typed. */
export type Unguessable = Pick<ReturnType<typeof useUnguessable>, 'load' | 'passwordError'>;

/**
 * Rejects a new password that is easy to guess, like the server. The list of common passwords is fetched when the
 * field gets the focus. Until the list is loaded, only the server checks.
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
        // No error is shown, since the server checks the password too.
        () => undefined,
      );
    }, []),
    /** The error of a typed password. */
    passwordError: (password: string, owner: guessablePasswords.PasswordOwner) =>
      passwords?.passwordError(password, owner),
  };
}
