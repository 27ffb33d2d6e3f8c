interface EmailState {
  email: string;
  /** A sign-up has just been sent: an email is on its way. */
  isAfterSignUp?: true;
}

/** Carries an address that was typed on to the next page, in the history entry instead of the address bar. */
export const stateWithEmail = (email: string): EmailState => ({ email });

/** The same from the sign-up to the page that waits for its link. */
export const stateAfterSignUp = (email: string): EmailState => ({ email, isAfterSignUp: true });

/** The address that came along; empty when the page was opened in another way. @param state of the location */
export function emailOf(state: unknown): string {
  const email = (state as Partial<EmailState> | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Whether the page follows a sign-up. @param state of the location */
export const isAfterSignUp = (state: unknown): boolean =>
  (state as Partial<EmailState> | null)?.isAfterSignUp === true;

/** Whether two texts are one address to the API, which does not heed their case. */
export const isSameAddress = (email: string, other: string | undefined) =>
  email.trim().toLowerCase() === other?.toLowerCase();
