import { pages } from '../registries/pages';
import { describeSubject } from './fields';
import { appearanceContent } from './appearance';
import { setupNotice, siteContent } from './site';
import { timeZoneContent, timeZoneNames } from './time-zones';

/** The subjects that aren't words: appearance, time zone, and what visitors see at first. */
export const settings = {
  appearance: describeSubject(appearanceContent, {
    label: 'Logo and color',
    page: pages.camperHome.path,
    about: 'Your logo, and the color of links and buttons, on pages and in emails.',
    fields: {
      logo: {
        kind: 'logo',
        label: 'Logo',
        optional: true,
        help: 'A PNG, JPEG, WebP or SVG file. A square one works best. It’s also the icon in browser tabs.',
      },
      accent: {
        kind: 'color',
        label: 'Color of links and buttons',
        help: 'Dark enough to read on every background. In dark mode, the site uses a lighter shade of it.',
      },
    },
  }),
  'time-zones': describeSubject(timeZoneContent, {
    label: 'Time zone',
    page: pages.calendar.path,
    about: 'Where camp is, for due dates, receipts and sums by year.',
    isOfSetup: true,
    fields: {
      zones: {
        kind: 'entries',
        label: 'Time zones',
        entry: 'time zone',
        most: 30,
        of: {
          firstYear: {
            kind: 'line',
            label: 'From camp year',
            max: 4,
            pattern: { like: /^(?:19|20|21)\d\d$/, wrong: 'Enter a year such as 2027.' },
          },
          zone: {
            kind: 'choice',
            label: 'Time zone',
            options: Object.entries(timeZoneNames).map(([value, name]) => ({
              value,
              label: `${name} (${value})`,
            })),
          },
        },
        help: 'If your camp moves, add a time zone. Years with registrations keep theirs.',
      },
    },
  }),
  site: describeSubject(siteContent, {
    label: 'Before your first camp',
    page: pages.home.path,
    about: 'What visitors see while you set up your camp.',
    isOfSetup: true,
    fields: {
      visitors: {
        kind: 'choice',
        label: 'While there’s no camp year, visitors see',
        options: [
          { value: 'notice', label: `“${setupNotice}”` },
          { value: 'pages', label: 'Your pages' },
        ],
      },
    },
  }),
};
