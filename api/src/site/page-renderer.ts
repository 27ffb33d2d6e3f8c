import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { PageRenderer } from '@camp/contracts/registries/rendered-page';
import type { Logger } from '@camp/runtime/logger';

interface Version {
  /** When the bundle was written. Undefined if it is missing. */
  writtenAt: number | undefined;
  renderer: PageRenderer | undefined;
}

/**
 * Loads the bundle that renders public pages, again when a build has replaced it. A bundle that is missing or fails to
 * load is logged once: pages are then rendered in the browser alone.
 *
 * @param file - the shell's page-renderer.cjs
 * @returns a function that returns the renderer, or undefined without one
 */
export function pageRendererAt(file: string, logger: Logger): () => Promise<PageRenderer | undefined> {
  let last: Version | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (last?.writtenAt === mtimeMs) return last.renderer;
      last = { writtenAt: mtimeMs, renderer: undefined };
      last = { writtenAt: mtimeMs, renderer: await load(file) };
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (isMissing && last && last.writtenAt === undefined) return undefined;
      if (isMissing) last = { writtenAt: undefined, renderer: undefined };
      logger.warn({ err: error }, 'Public pages are sent without their content');
    }
    return last?.renderer;
  };
}

/** Not by `require`, which would keep the first version. */
async function load(file: string): Promise<PageRenderer> {
  const module = { exports: {} as PageRenderer };
  const run = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, createRequire(file));
  return module.exports;
}
