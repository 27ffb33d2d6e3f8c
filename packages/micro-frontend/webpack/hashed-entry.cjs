const { hashedName } = require('./hashed-name.cjs');

const name = 'hashed-entry';

/**
 * A webpack plugin that writes a remote's entry a second time, with its content's hash in the name. A page that was
 * opened before a deployment thereby still finds the entry of its own build.
 *
 * @param {string} entry name of the entry: `remoteEntry.js`
 */
exports.hashedEntry = (entry) => ({
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After all names in the entry have their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const content = compilation.getAsset(entry)?.source;
        if (!content) return;
        const hashed = hashedName(entry, content.buffer());
        compilation.emitAsset(hashed, content);
        const map = compilation.getAsset(`${entry}.map`)?.source;
        if (map) compilation.emitAsset(`${hashed}.map`, map);
      });
    });
  },
});
