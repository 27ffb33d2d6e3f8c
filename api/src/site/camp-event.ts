import { camperEnd, camperStart, formatGmt } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import { pages } from '@camp/contracts/registries/pages';
import type { StoredCamp } from '@camp/database/camp/camp-model';

/** Structured data of a camp year. */
export type EventCamp = Pick<
  StoredCamp,
  | 'year'
  | 'campTheme'
  | 'startDate'
  | 'endDate'
  | 'registrationStart'
  | 'registrationEnd'
  | 'registrationCost'
>;

/**
 * Without a zone, as in the calendar's file. The product shows clock times in GMT that mean the camp's own clock, and a
 * zone would name another hour than the page.
 */
const localTime = (instant: Date) => formatGmt(instant, "yyyy-MM-dd'T'HH:mm:ss");

/**
 * The camp week as search engines read it (schema.org Event).
 *
 * @param camp the current one
 * @param publicUrl where people reach the product, without a slash at the end
 * @param picture address of the picture for shared links, whole
 */
export function campEvent(camp: EventCamp, publicUrl: string, picture: string): object {
  const { name, tagline, organization, place } = campContent;
  const isFree = camp.registrationCost === 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${name} ${camp.year}`,
    description: `${tagline}. This year’s theme: ${camp.campTheme}.`,
    startDate: localTime(camperStart(camp.startDate)),
    endDate: localTime(camperEnd(camp.endDate)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${publicUrl}${pages.home.path}`,
    image: [picture],
    location: {
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.street,
        addressLocality: place.city,
        addressRegion: place.state,
        postalCode: place.zip,
        addressCountry: 'US',
      },
    },
    organizer: { '@type': 'Organization', name: organization.legalName, url: `${publicUrl}/` },
    isAccessibleForFree: isFree,
    offers: {
      '@type': 'Offer',
      price: isFree ? '0' : camp.registrationCost.toFixed(2),
      priceCurrency: 'USD',
      url: `${publicUrl}${pages.camperHome.path}`,
      validFrom: camp.registrationStart.toISOString(),
      validThrough: camp.registrationEnd.toISOString(),
    },
  };
}
