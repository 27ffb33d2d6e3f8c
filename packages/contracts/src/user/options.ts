/** What a person says they are at sign-up; apart from roles (docs/product/user.md). */
export const userTypes = ['Parent', 'Counselor', 'Staff'] as const;

/** How a person wants to be reached; the field's name `preferedContact` is the specification's spelling (sic). */
export const contactPreferences = ['Email', 'Text', 'PhoneCall'] as const;

/** One of them. */
export type ContactPreference = (typeof contactPreferences)[number];

/** What each is called on a page. */
export const contactPreferenceWords: Record<ContactPreference, string> = {
  Email: 'Email',
  Text: 'Text',
  PhoneCall: 'Phone Call',
};
