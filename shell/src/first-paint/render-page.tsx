import { campKeys } from '@camp/api-client/camp/queries';
import { photographKeys } from '@camp/api-client/photograph/queries';
import { staffProfileKeys } from '@camp/api-client/staff-profile/queries';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { publicPages } from '@camp/contracts/registries/public-pages';
import type { PageFacts, PageRenderer, PageStart } from '@camp/contracts/registries/rendered-page';
import { renderFor } from '@camp/micro-frontend/page-clock';
import { StaticRouter } from '@camp/micro-frontend/static-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app';
import { preloadPage } from '../remotes/page-cache';
import pages from './linked-pages';

// What React writes where a part failed or isn't there yet.
const missingPart = /<!--\$[!?]-->/;

/** Renders a public page as its visitors see it (docs/decisions/0098-pages-before-scripts.md). */
export const renderPage: PageRenderer['renderPage'] = async (id, facts, content) => {
  const { path, title } = publicPages[id];
  await preloadPage({ id, title, load: pages[id] });
  const start: PageStart = { path, now: facts.now, queries: queriesOf(facts) };
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  // Nothing is awaited from here on, so no other page changes the words and the time.
  applySavedContent(content);
  renderFor(new Date(start.now));
  const html = renderToString(<App Router={Router} start={start} />);
  if (missingPart.test(html)) throw new Error(`A part of ${path} did not render.`);
  return { html, start };
};

const queriesOf = ({ camp, camps, staffProfiles, photographs }: PageFacts): PageStart['queries'] =>
  (
    [
      [campKeys.current, camp],
      [campKeys.list, camps],
      [staffProfileKeys.list, staffProfiles],
      [photographKeys.list, photographs],
    ] as const
  ).filter(([, data]) => data !== undefined);
