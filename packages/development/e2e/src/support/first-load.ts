import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from '../site/browser';

const workspace = join(__dirname, '../../../../..');

/** The scripts that a visit loads. */
export interface Visit {
  /** Paths of the scripts, as the browser requested them. */
  scripts: string[];
  /** Their modules, from the build's source maps: `packages/ui/src/actions/button.tsx`. */
  modules: string[];
  /** The scripts' source. */
  text: string;
}

/** Opens a page in an empty browser and records what is loaded until it is complete. @param path of the page */
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

/** `/main.js` belongs to the shell, `/remotes/public-app/1.js` to that app. */
async function modulesIn(script: string): Promise<string[]> {
  // It stands alone, without a source map.
  if (script.startsWith('/start.')) return ['shell/src/first-paint/start-script.ts'];
  const [, app = 'shell'] = /^\/remotes\/([^/]+)\//.exec(script) ?? [];
  const map = join(workspace, app, 'source-maps', `${basename(script)}.map`);
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return sources.map((source) => join(app, source.replace(/^webpack:\/\/\w+\//, '')));
}
