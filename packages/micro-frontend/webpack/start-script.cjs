const HtmlWebpackPlugin = require('html-webpack-plugin');
const { hashedName } = require('./hashed-name.cjs');

const name = 'start-script';

/**
 * A webpack plugin that writes a small script into the page instead of the entry. The browser fetches that at once,
 * and this script runs it.
 *
 * @param {() => string} read the script, which finds the entry's address in `link[data-run]`
 */
exports.startScript = (read) => ({
  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTags.tap(name, (data) => {
        const script = read();
        const file = hashedName('start.js', script);
        compilation.emitAsset(file, new sources.RawSource(script));
        const [entry] = data.assetTags.scripts;
        const href = entry.attributes.src;
        data.assetTags.scripts = [
          HtmlWebpackPlugin.createHtmlTagObject('link', {
            rel: 'preload',
            as: 'script',
            href,
            'data-run': true,
          }),
          HtmlWebpackPlugin.createHtmlTagObject('script', { defer: true, src: `/${file}` }),
        ];
        return data;
      });
    });
  },
});
