/** Carries an address that was typed on to the next page, in the history entry instead of the address bar. */
export const stateWithEmail = (email: string) => ({ email });

/** The address that came along; empty when the page was opened in another way. @param state of the location */
export function emailOf(state: unknown): string {
  const email = (state as Partial<ReturnType<typeof stateWithEmail>> | null)?.email;
  return typeof email === 'string' ? email : '';
}
