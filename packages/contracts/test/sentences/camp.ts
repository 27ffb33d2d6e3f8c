/** The error of an empty theme, name or phone number of a camp year. */
export const campTextMissing = 'Must be longer than one character.';
