import { randomUUID } from 'node:crypto';
import { open, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { fileTooLarge } from '@camp/contracts/forms/messages';
import { createSlots } from '@camp/runtime/slots';
import { formReader, type FormBody, type Forms } from './forms';
import { ProblemError } from '../refusals/problem';

/** Limits of uploads. */
export interface UploadLimits {
  /** Files that may be in memory at the same time. Others wait. */
  atOnce: number;
  /** Files that may wait. Others are refused. */
  waiting: number;
  /**
   * Called before a file is received.
   * @throws ProblemError if the person sends too many files
   */
  allow(request: Request): Promise<void>;
}

/**
 * Reads forms with at most one file. The file is received on disk, however slowly, and read into memory once a slot is
 * free. So memory is bounded, and a slow phone delays nobody. The slot is held until the response is sent. Requests
 * without a file never wait.
 */
export function createUploads(limits: UploadLimits): Forms {
  const counted = new WeakSet<Request>();
  const allow = async (request: Request) => {
    if (counted.has(request)) return;
    counted.add(request);
    await limits.allow(request);
  };
  return formReader({ storage: boundedMemory({ ...limits, allow }), allow });
}

function boundedMemory({ atOnce, waiting, allow }: UploadLimits): StorageEngine {
  const slots = createUploadSlots(atOnce, waiting);
  return {
    _handleFile(request, file, done) {
      receive(request as unknown as FormBody, file.stream).then(
        (bytes) => done(null, { buffer: bytes, size: bytes.length }),
        (error: unknown) => done(error),
      );
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };

  async function receive(form: FormBody, stream: Readable): Promise<Buffer> {
    const { request } = form;
    // multer discards the rest of a file that is too large, so the stream must be ended here.
    stream.once('limit', () => stream.destroy(new ProblemError('too-large', fileTooLarge)));
    form.allow(uploadLimitInBytes);
    await allow(request);
    const file = await openNameless();
    try {
      await writeFile(file, stream);
      const bytes = (await file.stat()).size;
      form.allow(bytes - uploadLimitInBytes);
      const leave = await slots.enter();
      request.res?.once('close', leave);
      if (request.res?.closed) leave();
      return await readWhole(file, bytes);
    } finally {
      await file.close();
    }
  }
}

/** Opens a file and removes its name, so that no child's document remains on disk if the process is killed. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `camp-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
  if (bytesRead !== size) throw new Error(`Only ${bytesRead} of ${size} bytes of an upload could be read.`);
  return buffer;
}

/**
 * Slots for files in memory.
 *
 * @param atOnce - how many files may be in memory
 * @param waiting - how many files may wait
 */
export function createUploadSlots(atOnce: number, waiting: number) {
  const text = 'Many people are sending files right now. Please try again in a moment.';
  return createSlots(atOnce, {
    atMost: waiting,
    refusal: () => new ProblemError('unavailable', text, { retryAfter: 5 }),
  });
}
