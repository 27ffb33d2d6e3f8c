import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../site/browser';

const workspace = join(__dirname, '../../../../..');

/** What the scripts of a visit are made of. */
export interface Visit {
  /** Paths of the scripts, as the browser asked for them. */
  scripts: string[];
  /** Modules in them, from the build's source maps: `packages/ui/src/actions/button.tsx`. */
  modules: string[];
  /** The scripts' text, as it was sent. */
  text: string;
}

/** Opens a page in an empty browser and tells what was loaded until it is whole. @param path of the page */
export async function visit(page: Page, path: string): Promise<Visit> {
  const asked: { path: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    asked.push({ path: new URL(response.url()).pathname, text: response.text() });
  });
  await page.goto(path);
  await settled(page);

  const scripts = asked.map((script) => script.path);
  const texts = await Promise.all(asked.map(({ text }) => text));
  return { scripts, modules: (await Promise.all(scripts.map(modulesIn))).flat(), text: texts.join('\n') };
}

/** `/main.js` is the shell's, `/remotes/public-app/1.js` that app's. */
async function modulesIn(script: string): Promise<string[]> {
  const [, app = 'shell'] = /^\/remotes\/([^/]+)\//.exec(script) ?? [];
  const map = join(workspace, app, 'source-maps', `${basename(script)}.map`);
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return sources.map((source) => join(app, source.replace(/^webpack:\/\/\w+\//, '')));
}
