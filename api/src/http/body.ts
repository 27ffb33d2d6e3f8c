import express, { type RequestHandler } from 'express';
import type { Multer } from 'multer';
import { ProblemError } from './problem';

const bodyLimit = '100kb';
const webhookLimit = '1mb';
const deepestJson = 10;

const json = express.json({ limit: bodyLimit });
const raw = express.raw({ type: () => true, limit: webhookLimit });

/** How an operation takes its body. */
export interface BodyOptions {
  uploads: Multer;
  /** The file part's name where the operation has one. */
  file?: string;
  /** That file part may come under any name. */
  anyFile?: boolean;
  lists?: readonly string[];
  raw?: boolean;
}

/**
 * Reads the body into `request.body`: JSON, or a form whether or not the operation takes a file (contract.md,
 * Conventions); any other type is 415.
 */
export function readBody({
  uploads,
  file,
  anyFile,
  lists = [],
  raw: keepRaw,
}: BodyOptions): RequestHandler[] {
  if (keepRaw) return [raw];
  const oneFile = (name: string) => (anyFile ? uploads.any() : uploads.single(name));
  const form = file ? oneFile(file) : uploads.none();
  const read: RequestHandler = (request, response, next) => {
    if (request.is('multipart/form-data')) return form(request, response, next);
    if (request.is('application/json')) return json(request, response, next);
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

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A list in a form may come as `x`, repeated, `x[]` or a JSON array. */
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
    // Not a list after all: its schema tells what is wrong with the text.
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
