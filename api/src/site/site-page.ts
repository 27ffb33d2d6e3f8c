import { readFile } from 'node:fs/promises';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { pages, type ListedPage } from '@camp/contracts/registries/pages';
import type { RequestHandler } from 'express';
import { presentCurrentCamp } from '../camp/present-camp';
import type { Dependencies } from '../dependencies';
import { campEvent } from './camp-event';
import { asData, headOf } from './head';
import { paintHome } from './home-paint';
import { knownCamp } from './known-camp';

/** What the shell's index.html marks by comments for this module. */
type Part = 'head' | 'home' | 'data';

/**
 * Answers the shell's page with the head of one page of the registry in it, the home page also with what it shows
 * first, so that crawlers, link previews and slow phones need no script for it.
 *
 * @param file the built index.html; read each time, it is small and a new build needs no restart
 * @param deps - for the camp
 */
export const sitePage =
  (file: string, deps: Dependencies) =>
  (page: ListedPage | undefined): RequestHandler =>
  async (_request, response) => {
    const html = await readFile(file, 'utf8');
    const { publicUrl } = deps.settings;
    const picture = `${publicUrl}${pictureIn(html)}`;
    const isHome = page?.path === pages.home.path;
    const known = isHome ? await knownCamp(deps) : undefined;
    const now = deps.clock.now();
    const camp = known && presentCurrentCamp(known.stored, known.nextOpening, now);
    const event = known ? campEvent(known.stored, publicUrl, picture) : undefined;

    const parts: Record<Part, (built: string) => string> = {
      head: () => headOf({ page, publicUrl, picture, event }),
      home: (built) => (isHome ? paintHome(built, camp, now) : ''),
      data: () => (camp === undefined ? '' : campData(camp)),
    };
    response
      .status(page ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(fill(html, parts));
  };

/** Spares the home page its first call (shell/src/first-paint/known-camp.ts). */
const campData = (camp: CurrentCamp | null) => asData('application/json', camp, 'current-camp');

function fill(html: string, parts: Record<Part, (built: string) => string>): string {
  return html.replace(/<!--(head|home|data)-->(.*?)<!--\/\1-->/gs, (_whole, part: Part, built: string) =>
    parts[part](built),
  );
}

/** Address of the picture for shared links, with the content's hash in it. */
const pictureIn = (html: string) =>
  /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '/open-graph.jpg';
