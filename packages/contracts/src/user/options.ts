/** The type of person selected at sign-up. It is independent of roles (docs/product/user.md). */
export const userTypes = ['Parent', 'Counselor', 'Staff'] as const;

/** How a person wants to be contacted. The field's name `preferedContact` is the specification's spelling (sic). */
export const contactPreferences = ['Email', 'Text', 'PhoneCall'] as const;

export type ContactPreference = (typeof contactPreferences)[number];

/** Labels of these options on pages. */
export const contactPreferenceWords: Record<ContactPreference, string> = {
  Email: 'Email',
  Text: 'Text',
  PhoneCall: 'Phone Call',
};
