import { editable } from './editable';

/**
 * Facts of the camp that don't change from year to year and aren't in a camp record: name, locations, people, links.
 * Pages and emails read them from here. Administrators change them. The numbers and addresses are examples: 555 numbers
 * and example.org reach nobody.
 */
export const campContent = editable('camp', {
  name: 'Pine Ridge Camp',
  /** One line under the name, in search results and shared links. */
  tagline: 'A week of summer camp in the mountains for 4th to 9th graders',
  organization: {
    legalName: 'Pine Ridge Youth Camp, Inc.',
    /** Employer identification number, for the tax acknowledgment of gifts. */
    ein: '84-5550142',
    addressLines: ['PO Box 1402', 'Pine Ridge, CO 80000'],
  },
  /** Where the camp week takes place. */
  place: {
    name: 'High Meadow Retreat Center',
    street: '17400 County Road 12',
    city: 'Pine Ridge',
    state: 'CO',
    zip: '80000',
    website: 'https://retreat-center.example.org',
    setting: 'in the mountains',
    distance: 'about 60 miles from the city',
    /** For emergencies only (docs/product/public-site.md). */
    emergencyPhone: '(719) 555-0117',
    directions: [
      'Take the interstate to exit 161 and turn west toward Pine Ridge.',
      'Drive through the town of Pine Ridge, past the post office.',
      'At the far end of town, turn onto County Road 12 and go 17 miles east.',
      'The retreat center is on the left, behind the log gate. Follow the camp signs to the lodge.',
    ],
    /** Below the directions. */
    directionsNote:
      'Print this page before you leave. There’s no cell service for the last hour of the drive.',
  },
  contact: {
    email: 'camp@example.org',
    /** Reached by iMessage; there is WiFi but no cell service at camp. */
    message: 'camp@example.org',
    website: { name: 'Website help', email: 'web@example.org' },
    nurse: { name: 'Camp nurse', phone: '(303) 555-0166', email: 'nurse@example.org' },
  },
  social: {
    group: { label: 'Our group page', address: 'https://groups.example.org/pine-ridge-camp' },
    photos: { label: 'Our photos', address: 'https://photos.example.org/pine-ridge-camp' },
  },
  calendar: {
    /** Embedded on the calendar page (docs/product/public-site.md). Empty if there is none. */
    address: 'https://calendar.google.com/calendar/embed?src=camp%40example.org&ctz=America%2FDenver',
  },
});

/** Where the embedded calendar is from, for the browser's rules. Empty without a calendar. */
export const calendarOrigin = (): string => campContent.calendar.address.split('/').slice(0, 3).join('/');

/** The organization with its mailing address, on one line. */
export const legalNameAndAddress = (): string =>
  [campContent.organization.legalName, ...campContent.organization.addressLines].join(', ');

/** `in the mountains, about 60 miles from the city` */
export const whereCampIs = (): string =>
  [campContent.place.setting, campContent.place.distance].filter(Boolean).join(', ');
