import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mostImagePixels } from '@camp/contracts/forms/limits';

// The file is beside this one in the source and beside the bundle in production.
const processFile = join(__dirname, 'draw-process.cjs');

/** A PNG file of the largest icon has less than 2 MB. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Draws an SVG file as a PNG file, in a process of its own. sharp's timeout does not interrupt the library that draws,
 * and a small file can keep it busy for hours. The process gets no secrets.
 *
 * @param drawing - the SVG file
 * @param side - pixels of the longer side
 * @param seconds - after which the process is ended
 * @throws Error if the file is unreadable or takes too long. Another try would end the same
 */
export function draw(drawing: Buffer, side: number, seconds: number): Promise<Buffer> {
  const options = {
    encoding: 'buffer',
    maxBuffer: mostBytes,
    env: {},
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL',
  } as const;
  const args = [processFile, String(side), String(mostImagePixels)];
  return new Promise((resolve, reject) => {
    const { stdin } = execFile(process.execPath, args, options, (error, picture, reason) => {
      if (!error) return resolve(picture);
      if (error.killed) return reject(new Error(`the drawing took more than ${seconds} s`));
      reject(new Error(reason.toString() || error.message));
    });
    // A process that has ended early reports why, which this error doesn't.
    stdin?.on('error', () => undefined).end(drawing);
  });
}
