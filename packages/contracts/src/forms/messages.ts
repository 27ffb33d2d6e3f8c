/** The toast of a refused form (docs/product/public-site.md, Notices). */
export const formInvalid = 'Form invalid. Please correct any errors.';

/** An upload beyond `uploadLimitInBytes` (docs/product/public-site.md, Notices). */
export const fileTooLarge = 'File too large';

/** No file, or one that is no picture (docs/product/forms.md). */
export const selectImageFile = 'Please select an image file.';

/** A photo of an iPhone that neither this browser nor the server reads. */
export const heicUnreadable =
  "We can't read this HEIC photo. Take a screenshot of it and choose that instead, or save it as a JPEG first.";

/** The same Idempotency-Key with another body (docs/calls.md). */
export const keyOfAnotherForm = 'This Idempotency-Key was already used with a different form.';

/** What `passwordPattern` asks for, to whoever chooses a password (docs/product/forms.md). */
export const passwordRule =
  'Enter a password (8 to 32 characters, at least one upper case letter and number).';

/** Beside the second of two passwords. */
export const passwordsDoNotMatch = 'Passwords do not match!';
