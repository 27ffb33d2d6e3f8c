/** Asks for a photograph's description, which it needs before it is shown. */
export const describePhotograph = 'Describe the photograph for people who can’t see it.';

/** What an editor confirms before a photograph is shown. */
export const everyoneAgreed = 'Everyone in the photograph, or their parent, agreed to it being shown.';

/** Without that, it can't be shown. */
export const confirmConsent = 'Confirm that everyone agreed, or show the photograph nowhere.';
