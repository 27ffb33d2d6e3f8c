import type { PageFiles } from '@camp/contracts/registries/rendered-page';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { escapeHtml } from '@camp/runtime/escape-html';

export const isScript = (file: string) => file.endsWith('.js');

/** Scripts of a rendered page, to load at the same time as the shell's script, which needs them next. */
export const preloadScripts = (files: readonly string[]): string =>
  files
    .filter(isScript)
    .map((file) => preload(file))
    .join('');

/**
 * Everything that the shell loads for a page that the server doesn't render. It belongs behind the shell's own files,
 * which are needed first, since browsers load only six files of a site at a time.
 *
 * @param page - undefined where no page is
 */
export function preloadAll(built: PageFiles, page: ListedPage | undefined): string {
  const routes = !page || page.guarded ? (built.otherPages ?? []) : [];
  return [...routes, ...((page && built[page.id]) ?? [])]
    .map((file) => preload(file, ' fetchpriority="low"'))
    .join('');
}

const preload = (file: string, priority = '') =>
  `\n    <link rel="preload" as="${isScript(file) ? 'script' : 'style'}" href="${escapeHtml(file)}"${priority} />`;
