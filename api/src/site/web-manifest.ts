import { ownAccent } from '@camp/contracts/content/accent-colors';
import { campContent } from '@camp/contracts/content/camp';
import { Router } from 'express';
import type { Dependencies } from '../dependencies';
import { appIcons } from './app-icons';
import { knownContent, knownSetup } from './known-content';

/** `--color-paper` of packages/ui/src/styles/tokens.css, as in the page's `theme-color`. */
const paper = '#fbf7ef';

/** Longer names are cut below an icon. */
const longestName = 12;

/**
 * `/manifest.webmanifest`: how the site appears on a home screen. Missing while a camp sets up its site, since it would
 * name the example.
 *
 * @param deps - for the camp's own words and look
 */
export function webManifest(deps: Dependencies): Router {
  const router = Router();
  router.get('/manifest.webmanifest', async (_request, response) => {
    await knownContent(deps);
    if (await knownSetup(deps)) return void response.status(404).type('text').send('Not found');
    response.set('Cache-Control', 'no-cache').type('application/manifest+json').json(manifest());
  });
  return router;
}

const manifest = () => ({
  id: '/',
  name: campContent.name,
  short_name: shortened(campContent.name),
  description: campContent.tagline,
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  // With the way back, which checkout pages and links to other sites need.
  display: 'minimal-ui',
  theme_color: ownAccent() ?? paper,
  background_color: paper,
  icons: appIcons().map((icon) => ({ ...icon, type: 'image/png' })),
});

/** The first words that fit below an icon, or the first one alone. */
function shortened(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return others.reduce(
    ({ text, isOver }, word) => {
      const longer = `${text} ${word}`;
      return isOver || longer.length > longestName ? { text, isOver: true } : { text: longer, isOver };
    },
    { text: first, isOver: false },
  ).text;
}
