import type { SpanAttributes } from './span';

const names: Readonly<Record<keyof SpanAttributes, true>> = {
  'http.request.method': true,
  'http.route': true,
  'http.response.status_code': true,
  'camp.request.id': true,
  'camp.job': true,
  'db.operation.name': true,
  'db.collection.name': true,
  'error.type': true,
};

/** Names from lists have this form. Email addresses, query strings and sentences don't. */
const nameFromList = /^[\w:/.*(){}-]{1,120}$/;
const spanName = /^[\w :/.*(){}-]{1,160}$/;

/**
 * The attributes that may leave this machine. Types can't stop a field that a wider object brings along, so names and
 * forms are checked once more.
 */
export const allowedAttributes = (attributes: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        Object.hasOwn(names, name) &&
        (typeof value === 'number' || (typeof value === 'string' && nameFromList.test(value))),
    ),
  );

/** The name, or `(unnamed)` if it contains anything but names from lists. */
export const allowedName = (name: string): string => (spanName.test(name) ? name : '(unnamed)');
