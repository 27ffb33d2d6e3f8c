import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { ProblemError } from './problem';

/** What the uploads may take of the process. */
export interface UploadLimits {
  /** Files that may be in memory at the same time; more wait. */
  atOnce: number;
  /** Files that may wait; more are sent away. */
  waiting: number;
  /** Called before a file is taken. @throws ProblemError when the person sends too many */
  allow(request: Request): Promise<void>;
}

/**
 * multer for forms with at most one file, kept in memory. Requests without a file never wait; those with one hold a
 * place until they are answered, so that memory is bounded whatever arrives.
 */
export function createUploads(limits: UploadLimits) {
  return multer({
    storage: boundedMemory(limits),
    limits: {
      fileSize: uploadLimitInBytes,
      files: 1,
      parts: 200,
      fieldSize: 10_000,
      fieldNameSize: 100,
      fieldNestingDepth: 2,
      fieldArrayIndexLimit: 500,
    },
  });
}

function boundedMemory({ atOnce, waiting, allow }: UploadLimits): StorageEngine {
  const places = createPlaces(atOnce, waiting);
  return {
    _handleFile(request, file, done) {
      receive(request, file.stream).then(
        (bytes) => done(null, { buffer: bytes, size: bytes.length }),
        (error: unknown) => done(error),
      );
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };

  async function receive(request: Request, stream: Readable): Promise<Buffer> {
    await allow(request);
    const leave = await places.enter();
    request.res?.once('close', leave);
    if (request.res?.closed) leave();
    return buffer(stream);
  }
}

/** A room with a fixed number of places and a queue in front of it. */
export function createPlaces(atOnce: number, waiting: number) {
  let taken = 0;
  const queue: (() => void)[] = [];
  const leaveOnce = () => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = queue.shift();
      if (next) next();
      else taken -= 1;
    };
  };
  return {
    /** Waits for a place. @returns what frees it */
    async enter(): Promise<() => void> {
      if (taken < atOnce) {
        taken += 1;
        return leaveOnce();
      }
      if (queue.length >= waiting) {
        throw new ProblemError('unavailable', 'Too many uploads at once. Please try again in a moment.', {
          retryAfter: 5,
        });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
      return leaveOnce();
    },
  };
}
