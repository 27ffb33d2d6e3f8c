import { contactPreferenceWords, type ContactPreference } from '@camp/contracts/user/options';

/** How an account wants to be reached, as a cell says it. */
export const preferredContact = ({ preferedContact }: { preferedContact?: ContactPreference }): string =>
  preferedContact ? contactPreferenceWords[preferedContact] : '–';
