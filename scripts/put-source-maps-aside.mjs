// A step of a front end's build, which runs in its folder. It moves the source maps out of the public files. They stay
// in `source-maps` beside them, for reading error reports. No file refers to them (webpack's hidden-source-map).
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const served = 'dist';
const aside = 'source-maps';

await rm(aside, { recursive: true, force: true });
await mkdir(aside);
const maps = (await readdir(served)).filter((name) => name.endsWith('.map'));
await Promise.all(maps.map((name) => rename(join(served, name), join(aside, name))));
