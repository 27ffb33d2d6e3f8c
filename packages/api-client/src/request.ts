import type { Operation } from '@camp/contracts/operations/operation';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import { requestIdHeader } from '@camp/contracts/operations/request-id';
import { readToken } from './session';

/** The base path of every call (docs/calls.md). */
export const apiBase = '/api';

/** The parts of any call. */
export interface RequestParts {
  params?: object;
  query?: object;
  body?: object;
  /** The operation's file. A call that may have a file is always multipart. */
  file?: Blob | null;
  /** The idempotency key. A repeated create with the same key returns the same record (docs/calls.md). */
  idempotencyKey?: string;
  /** The versions of the texts to agree to, as the page shows them (`shownVersions`). */
  agreedVersions?: string;
}

/** A request that is ready for fetch or for an upload with progress. */
export interface PreparedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Builds a call's request with the current token and anti-forgery cookie. A retry has to build a new request. */
export function prepareRequest(operation: Operation, parts: RequestParts): PreparedRequest {
  const headers: Record<string, string> = { Accept: 'application/json', [requestIdHeader]: newRequestId() };
  const token = readToken();
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (operation.method !== 'GET') {
    const antiForgery = cookie('XSRF-TOKEN');
    if (antiForgery !== undefined) headers['X-XSRF-TOKEN'] = decodeURIComponent(antiForgery);
  }
  if (parts.idempotencyKey !== undefined) headers['Idempotency-Key'] = parts.idempotencyKey;
  if (parts.agreedVersions !== undefined) headers[agreedVersionsHeader] = parts.agreedVersions;

  const body = operation.method === 'GET' ? undefined : encodeBody(operation, parts);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  return { url: addressOf(operation, parts), method: operation.method, headers, body };
}

/** `crypto.randomUUID` is missing on pages without https. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint16Array(8)), (part) => part.toString(16).padStart(4, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function addressOf(operation: Operation, { params, query }: RequestParts): string {
  const values = { ...params } as Record<string, unknown>;
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query })) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const sent = search.toString();
  return `${apiBase}${path}${sent && `?${sent}`}`;
}

const textOf = (value: unknown) => (Array.isArray(value) ? '' : value);

function encodeBody(
  { file: fileField }: Operation,
  { body, file }: RequestParts,
): string | FormData | undefined {
  if (fileField === undefined) return body && JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body })) {
    // An emptied list is sent as empty text. Without any part, the stored list would stay unchanged.
    for (const item of Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [textOf(value)]) {
      if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  // The file is last, so that the server has read all fields before its bytes arrive.
  if (file) form.append(fileField, file);
  return form;
}
