import { calendarAddress } from '@camp/contracts/camp/calendar-address';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { useSyncExternalStore } from 'react';

/** The calendar's whole address. Only a browser knows the site's origin. */
const useCalendarAddress = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin + calendarAddress,
    () => calendarAddress,
  );

/** Opens the person's calendar app, which knows `webcal:`. */
export function SubscribeLink() {
  const address = useCalendarAddress();
  return (
    <LinkButton variant="quiet" href={address.replace(/^https?:/, 'webcal:')}>
      Subscribe
    </LinkButton>
  );
}

/** What subscribing does, and the address for calendars on the web, which no link opens. */
export function SubscribeHint() {
  const address = useCalendarAddress();
  return (
    <p className="calendar-subscription" data-print="hide">
      If you subscribe, your calendar updates when these dates change. If nothing opens, add this address to
      your calendar: <TextLink href={address}>{address}</TextLink>
    </p>
  );
}
