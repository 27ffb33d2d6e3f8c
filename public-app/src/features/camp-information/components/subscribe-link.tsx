import { calendarAddress } from '@camp/contracts/camp/calendar-address';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { useSyncExternalStore } from 'react';

/** The calendar's address for calendar apps, which know `webcal:`. Only a browser knows the site's origin. */
const useWebcalAddress = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => `webcal://${window.location.host}${calendarAddress}`,
    () => calendarAddress,
  );

/** Opens the person's calendar app. */
export function SubscribeLink() {
  return (
    <LinkButton variant="quiet" href={useWebcalAddress()}>
      Subscribe
    </LinkButton>
  );
}

/**
 * What subscribing does, and the address for calendars on the web, which no link opens. The address isn't written out,
 * since the whole one would move the page once scripts run.
 */
export function SubscribeHint() {
  return (
    <p className="calendar-subscription" data-print="hide">
      If you subscribe, your calendar updates when these dates change. If nothing opens, copy the address of{' '}
      <TextLink href={calendarAddress}>this link</TextLink>, and add it to your calendar.
    </p>
  );
}
