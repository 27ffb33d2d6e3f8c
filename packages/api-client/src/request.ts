import type { Operation } from '@camp/contracts/operations/operation';
import { readToken } from './session';

/** The base of every call (docs/calls.md). */
export const apiBase = '/api';

/** What a call carries, whatever its operation. */
export interface RequestParts {
  params?: object;
  query?: object;
  body?: object;
  /** The operation's file; a call that may have one is multipart with and without it. */
  file?: Blob | null;
  /** Repeating a create with the same key answers with the same record (docs/calls.md). */
  idempotencyKey?: string;
}

/** A request that is ready to be sent, by fetch or with progress. */
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

/** Builds a call's request; reads token and anti-forgery cookie now, so a second attempt builds it again. */
export function prepareRequest(operation: Operation, parts: RequestParts): PreparedRequest {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const token = readToken();
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (operation.method !== 'GET') {
    const antiForgery = cookie('XSRF-TOKEN');
    if (antiForgery !== undefined) headers['X-XSRF-TOKEN'] = decodeURIComponent(antiForgery);
  }
  if (parts.idempotencyKey !== undefined) headers['Idempotency-Key'] = parts.idempotencyKey;

  const body = operation.method === 'GET' ? undefined : encodeBody(operation, parts);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  return { url: addressOf(operation, parts), method: operation.method, headers, body };
}

function addressOf(operation: Operation, { params, query }: RequestParts): string {
  const values = { ...params } as Record<string, unknown>;
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query })) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
}

const textOf = (value: unknown) => (Array.isArray(value) ? '' : value);

function encodeBody(
  { file: fileField }: Operation,
  { body, file }: RequestParts,
): string | FormData | undefined {
  if (fileField === undefined) return body && JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body })) {
    // A list that was emptied travels as an empty text: without any part it would stay as it is.
    for (const item of Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [textOf(value)]) {
      if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  // Last, so that the server has read every field when the bytes come.
  if (file) form.append(fileField, file);
  return form;
}
