import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { fileTooLarge } from '@camp/contracts/forms/messages';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer, { type Options, type StorageEngine } from 'multer';
import { announcedLength, LimitedBody, receive, refuseTooLong } from './limited-body';

/** Most bytes of a form besides its file: the limit of JSON, and the headers of the parts. */
const mostBesideFile = 200 * 1024;

const limits = {
  fileSize: uploadLimitInBytes,
  files: 1,
  parts: 200,
  fieldSize: 10_000,
  fieldNameSize: 100,
  fieldNestingDepth: 2,
  fieldArrayIndexLimit: 500,
};

/** Reads multipart forms. */
export interface Forms {
  /**
   * @param file - the file part's name. Absent if the form has no file
   * @param anyFile - whether the file part may have any name
   */
  read(options: { file?: string; anyFile?: boolean }): RequestHandler;
}

/** Options for reading forms. */
export interface FormOptions {
  /** Receives each file, with a `FormBody` as its request. */
  storage: StorageEngine;
  /**
   * Called before reading a form that is too long to be without a file.
   * @throws ProblemError
   */
  allow(request: Request): Promise<void>;
}

/**
 * A form's body, which multer reads as its request. After an error, multer would read its request to the end. This
 * stream ends at once, and the real request stays open.
 */
export class FormBody extends LimitedBody {
  readonly headers: IncomingHttpHeaders;
  body: unknown;
  file: Request['file'];
  files: Request['files'];

  constructor(readonly request: Request) {
    super(mostBesideFile);
    this.headers = request.headers;
  }
}

/** Reads forms with multer, and reports errors at once. */
export function formReader({ storage, allow }: FormOptions): Forms {
  const options: Options & { streamHandler(form: FormBody, parser: Writable): void } = {
    storage,
    limits,
    streamHandler(form, parser) {
      // multer unpipes its parser when it is done, both after success and after an error.
      parser.once('unpipe', () => form.destroy());
      form.pipe(parser);
    },
  };
  const forms = multer(options);
  return {
    read({ file, anyFile }) {
      if (file === undefined) {
        const read = reading(forms.none());
        return (request, response, next) => {
          refuseTooLong(request, mostBesideFile);
          return read(request, response, next);
        };
      }
      const read = reading(anyFile ? forms.any() : forms.single(file));
      return async (request, response, next) => {
        refuseTooLong(request, mostBesideFile + uploadLimitInBytes, fileTooLarge);
        if (announcedLength(request) > mostBesideFile) await allow(request);
        await read(request, response, next);
      };
    },
  };
}

function reading(parse: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const form = receive(request, response, new FormBody(request));
    return parse(form as unknown as Request, response, (error?: unknown) => {
      if (error) return next(error);
      request.body = form.body;
      request.file = form.file;
      request.files = form.files;
      next();
    });
  };
}
