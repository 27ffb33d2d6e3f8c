import { contactPreferenceWords, type ContactPreference } from '@camp/contracts/user/options';

/** An account's preferred contact, as shown in a cell. */
export const preferredContact = ({ preferedContact }: { preferedContact?: ContactPreference }): string =>
  preferedContact ? contactPreferenceWords[preferedContact] : '–';
