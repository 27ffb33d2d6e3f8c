import type { Request, RequestHandler } from 'express';
import type { Forms } from './forms';
import { readBytes } from './limited-body';
import { ProblemError } from '../refusals/problem';

/** Most bytes of a JSON body or a webhook event. */
const bodyLimit = 100 * 1024;
const webhookLimit = 1024 * 1024;
const deepestJson = 10;

/** How an operation reads its body. */
export interface BodyOptions {
  uploads: Forms;
  /** The file part's name, if the operation has one. */
  file?: string;
  /** Whether the file part may have any name. */
  anyFile?: boolean;
  lists?: readonly string[];
  raw?: boolean;
}

/**
 * Reads the body into `request.body`: JSON, or a form with or without a file (docs/calls.md). Any other type gets 415.
 * A body that is too large is refused as early as possible.
 */
export function readBody({
  uploads,
  file,
  anyFile,
  lists = [],
  raw: keepRaw,
}: BodyOptions): RequestHandler[] {
  if (keepRaw) return [readRaw];
  const form = uploads.read({ file, anyFile });
  const read: RequestHandler = (request, response, next) => {
    if (request.is('multipart/form-data')) return form(request, response, next);
    if (request.is('application/json')) return readJson(request, response, next);
    if (!hasBody(request.headers)) return next();
    throw new ProblemError('unsupported-media-type', 'Send JSON or a form.');
  };
  const normalize: RequestHandler = (request, _response, next) => {
    if (Array.isArray(request.files)) request.file = request.files[0];
    if (request.is('multipart/form-data')) request.body = withLists({ ...request.body }, lists);
    else if (Array.isArray(request.body)) throw new ProblemError('malformed', 'Send one JSON object.');
    else if (depthOf(request.body) > deepestJson)
      throw new ProblemError('malformed', 'The request is nested too deeply.');
    next();
  };
  return [read, normalize];
}

const readRaw: RequestHandler = async (request, response, next) => {
  request.body = await readBytes(request, response, webhookLimit);
  next();
};

const readJson: RequestHandler = async (request, response, next) => {
  refuseOtherCharsets(request);
  request.body = parsed(await readBytes(request, response, bodyLimit));
  next();
};

/** JSON is sent as UTF-8 (RFC 8259, section 8.1). */
function refuseOtherCharsets({ headers }: Request): void {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset))
    throw new ProblemError('unsupported-media-type', 'This encoding isn’t supported.');
}

/** @throws ProblemError 400 unless it is an object or a list */
function parsed(bytes: Buffer): object {
  const text = new TextDecoder().decode(bytes);
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The error below has the same message as for JSON that isn't an object.
  }
  throw new ProblemError('malformed', 'The request isn’t valid JSON.');
}

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A form may send a list as `x`, repeated, as `x[]`, or as a JSON array. */
function withLists(form: Record<string, unknown>, lists: readonly string[]): Record<string, unknown> {
  for (const name of lists) {
    const value = form[name];
    if (typeof value === 'string' && value !== '') form[name] = listFrom(value);
  }
  return form;
}

function listFrom(text: string): unknown[] {
  if (!text.trimStart().startsWith('[')) return [text];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [text];
  } catch {
    // If it isn't a list, its schema reports the error.
    return [text];
  }
}

function depthOf(value: unknown, depth = 0): number {
  if (depth > deepestJson || value === null || typeof value !== 'object') return depth;
  return Object.values(value).reduce<number>(
    (deepest, part) => Math.max(deepest, depthOf(part, depth + 1)),
    depth,
  );
}
