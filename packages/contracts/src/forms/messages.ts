/** The toast for an invalid form (docs/product/public-site.md, Notices). */
export const formInvalid = 'Form invalid. Please correct any errors.';

/** The error for an upload above `uploadLimitInBytes` (docs/product/public-site.md, Notices). */
export const fileTooLarge = 'File too large';

/** The error for a missing file, or a file that isn't a picture (docs/product/forms.md). */
export const selectImageFile = 'Please select an image file.';

/** The error for an iPhone photo that neither this browser nor the server can read. */
export const heicUnreadable =
  'We can’t read this HEIC photo. Take a screenshot of it and choose that instead, or save it as a JPEG first.';

/** The error for a reused Idempotency-Key with another body (docs/calls.md). */
export const keyOfAnotherForm =
  'This Idempotency-Key was already used with a different form. Send a new key.';

/** Explains `passwordPattern` to a person (docs/product/forms.md). */
export const passwordRule =
  'Enter a password (8 to 32 characters, at least one upper case letter and number).';

/** The error beside the second of two passwords. */
export const passwordsDoNotMatch = 'Passwords do not match!';
