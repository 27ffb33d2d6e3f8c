import { right, wrong } from '@camp/checks/check';
import { withBounceMailbox } from '@camp/runtime/mail/bounce-mailbox';
import { notSet, type Check } from '../check';

/** Opens the mailbox of delivery reports, and changes nothing. */
export const bounceMailbox: Check = {
  name: 'bounce-mailbox',
  category: 'Email',
  help: 'Compare BOUNCE_ADDRESS and BOUNCE_IMAP_URL with the settings page of your email provider',
  run: async ({ settings: { BOUNCE_ADDRESS: address, BOUNCE_IMAP_URL: url } }) => {
    if (address === undefined) return notSet('BOUNCE_ADDRESS');
    if (url === undefined) return wrong('BOUNCE_IMAP_URL is not set, so nobody reads the delivery reports.');
    try {
      await withBounceMailbox(url, async () => undefined);
    } catch (error) {
      const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string };
      if (authenticationFailed)
        return wrong('The mailbox rejects the user or the password in BOUNCE_IMAP_URL.');
      return wrong(`The mailbox at BOUNCE_IMAP_URL does not open (${code ?? 'no answer'}).`);
    }
    return right('The mailbox of delivery reports opens.');
  },
};
