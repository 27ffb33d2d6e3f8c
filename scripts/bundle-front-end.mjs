// First step of a front end's build, which runs in its folder: bundles it for production.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const bundle = promisify(webpack);

const configure = require(join(process.cwd(), 'webpack.config.cjs'));
const stats = await bundle(configure({}, { mode: 'production' }));
if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
if (stats.hasErrors()) process.exit(1);
