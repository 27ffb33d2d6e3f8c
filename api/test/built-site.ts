import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedContent } from '@camp/contracts/content/saved-content';
import type { PageFacts } from '@camp/contracts/registries/rendered-page';

const index = `<!doctype html>
<html lang="en">
  <head>
    <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#101a18" media="(prefers-color-scheme: dark)" />
    <!--head--><title>Summer camp</title><meta property="og:image" content="/open-graph.0123456789.jpg" /><!--/head-->
    <link rel="apple-touch-icon" href="/app-icon-180.png" />
  <link rel="icon" href="/favicon.svg"><link href="/main.0123456789.css" rel="stylesheet"></head>
  <body>
    <div id="root"><!--page--><!--/page--></div>
    <!--data--><!--/data-->
  </body>
</html>`;

/** In place of the shell's bundle. A page's content is what it is rendered from, and the store fails. */
const renderer = `exports.renderPage = async (id, facts, content) => {
  if (id === 'store') throw new Error('broken');
  const shown = JSON.stringify({ id, facts, content }).replace(/</g, '&lt;');
  return { html: '<main>$&' + shown + '</main>', start: { path: '/' + id, now: facts.now, queries: [] } };
};`;

export const shellStyle = "h1 { content: '$&'; background: url(/contour.svg) }";
export const homeStyle = 'h2 { color: red }';
export const homeScript = '/remotes/public-app/home.0123456789.js';
export const formFiles = [
  '/remotes/public-app/form.0123456789.js',
  '/remotes/public-app/form.0123456789.css',
];
export const otherRoutes = '/other-routes.0123456789.js';
export const homeStylesheet = '/remotes/public-app/home.0123456789.css';

const built: Readonly<Record<string, string>> = {
  'shell/dist/index.html': index,
  'shell/dist/main.0123456789.css': shellStyle,
  'shell/dist/page-renderer.cjs': renderer,
  'public-app/dist/home.0123456789.css': homeStyle,
  'shell/dist/page-files.json': JSON.stringify({ otherPages: [otherRoutes] }),
  'public-app/dist/page-files.json': JSON.stringify({
    home: [homeScript, homeStylesheet],
    camperCreate: formFiles,
    passwordReset: formFiles,
  }),
};

/** Writes front ends as a build does, for the tests of one file. @returns their folder */
export function buildSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'camp-site-'));
  beforeAll(() => {
    for (const app of ['shell', 'public-app']) mkdirSync(join(root, app, 'dist'), { recursive: true });
    for (const [file, content] of Object.entries(built)) writeFileSync(join(root, file), content);
  });
  afterAll(() => rmSync(root, { recursive: true }));
  return root;
}

/** Data in a page. @param mark the id or the type of the data */
export function dataIn(html: string, mark: string): unknown {
  const [, json] = new RegExp(`<script [^>]*"${mark}"[^>]*>(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** What a page of `buildSite` was rendered from. */
export function shownIn(html: string): { facts: PageFacts; content: SavedContent } {
  const [, json = ''] = /<main>\$&(.*?)<\/main>/.exec(html) ?? [];
  return JSON.parse(json.replaceAll('&lt;', '<')) as { facts: PageFacts; content: SavedContent };
}
