import { pages } from '../registries/pages';
import { describeSubject } from './fields';
import { appearanceContent } from './appearance';

/** The subjects that aren't words. */
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
};
