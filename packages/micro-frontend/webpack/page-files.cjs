const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation, sources, WebpackError } = require('webpack');

/** Entries of a register file: `home: () => import('./features/...')`, or the same inside `inTasks`, maybe with a chunk's name. */
const entry = /^ {2}(\w+): \(\) =>\s*(?:inTasks\(\w+, \(\) =>\s*)?import\(\s*(?:\/\*.*?\*\/ )?'([^']+)'/gm;

/** The names in a register file. Each must be an entry, or its page would load without these addresses. */
const name = /^ {2}(\w+):/gm;

/**
 * Writes `page-files.json`: the addresses of the scripts and stylesheets of each page, or of each part of the shell, so
 * that the API can name them in the page's HTML (api/src/site).
 */
exports.PageFilesPlugin = class PageFilesPlugin {
  /**
   * @param {string} registerFile the file that lists the app's pages or the shell's parts, relative to its folder
   * @param {string} base path of the app's files on the server
   */
  constructor(registerFile, base) {
    this.registerFile = registerFile;
    this.base = base;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const source = readFileSync(path.resolve(compiler.context, this.registerFile), 'utf8');
        // Reversed, since prefetches follow with the same names.
        const entries = [...source.matchAll(entry)].reverse();
        const files = Object.fromEntries(
          entries.map(([, page, request]) => [page, this.filesOf(compilation, request)]),
        );
        const names = [...source.matchAll(name)].map(([, page]) => page);
        const unread = names.filter((page) => !files[page]?.length);
        if (unread.length > 0)
          compilation.errors.push(
            new WebpackError(`${this.registerFile}: no files found for ${unread.join(', ')}`),
          );
        compilation.emitAsset('page-files.json', new sources.RawSource(JSON.stringify(files)));
      });
    });
  }

  filesOf({ chunkGroups }, request) {
    const group = chunkGroups.find(({ origins }) => origins.some((origin) => origin.request === request));
    const names = (group?.getFiles() ?? []).filter((name) => /\.(?:js|css)$/.test(name));
    return names.map((name) => `${this.base}${name}`);
  }
};
