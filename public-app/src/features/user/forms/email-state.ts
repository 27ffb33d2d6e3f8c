interface EmailState {
  email: string;
  /** The state after a sign-up, when an email is on its way. */
  isAfterSignUp?: true;
}

/** Passes a typed address to the next page, in the history entry instead of the address bar. */
export const stateWithEmail = (email: string): EmailState => ({ email });

/** Passes the address from the sign-up to the verification page. */
export const stateAfterSignUp = (email: string): EmailState => ({ email, isAfterSignUp: true });

/** The passed address. Empty if the page was opened in another way. @param state of the location */
export function emailOf(state: unknown): string {
  const email = (state as Partial<EmailState> | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Whether the page follows a sign-up. @param state of the location */
export const isAfterSignUp = (state: unknown): boolean =>
  (state as Partial<EmailState> | null)?.isAfterSignUp === true;

/** Whether the API treats two texts as the same address. The API ignores case. */
export const isSameAddress = (email: string, other: string | undefined) =>
  email.trim().toLowerCase() === other?.toLowerCase();
