const name = 'fixed-files';

/**
 * A webpack plugin that writes files whose names never change, since browsers look for them under fixed addresses.
 *
 * @param {Record<string, () => string | Buffer>} files content by name, read for each build
 */
exports.fixedFiles = (files) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const [file, read] of Object.entries(files))
          compilation.emitAsset(file, new sources.RawSource(read()));
      });
    });
  },
});
