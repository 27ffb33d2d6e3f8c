import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { readOptional } from './read-optional';

/** A file name with a content hash, whose content never changes. */
export const hashedName = /\.([0-9a-f]{8,})\.[a-z0-9]{1,8}$/;

/** The path of such a file, without folders, since builds create none. */
const hashedPath = /^\/[\w.-]{1,100}$/;

interface CachedFile {
  plain: Buffer;
  /** Compressed by the build if the file is text (scripts/compress.mjs). */
  brotli?: Buffer;
}

/**
 * Serves files with hashed names from memory, and reads each from disk once. Otherwise a read waits for libuv's threads
 * when every core is busy (docs/decisions/0057-file-cache.md).
 * @param folders - a front end's build, then its earlier builds (earlier-builds.ts). Their size limits the cache
 */
export function cachedFiles(folders: readonly string[]): RequestHandler {
  const cache = new Map<string, CachedFile>();

  const load = async (name: string): Promise<CachedFile | undefined> => {
    for (const folder of folders) {
      const [plain, brotli] = await Promise.all([
        readOptional(join(folder, name)),
        readOptional(join(folder, `${name}.br`)),
      ]);
      if (!plain) continue;
      const file = { plain, brotli };
      cache.set(name, file);
      return file;
    }
    return undefined;
  };

  return async (request, response, next) => {
    const [, hash] = hashedPath.test(request.path) ? (hashedName.exec(request.path) ?? []) : [];
    if (!hash || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const file = cache.get(request.path) ?? (await load(request.path));
    if (!file) return next();
    response.vary('Accept-Encoding');
    const compressed = file.brotli && request.acceptsEncodings('br') ? file.brotli : undefined;
    if (compressed) response.set('Content-Encoding', 'br');
    response
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: compressed ? `"${hash}-br"` : `"${hash}"`,
      })
      .type(request.path.slice(request.path.lastIndexOf('.')))
      .send(compressed ?? file.plain);
  };
}
