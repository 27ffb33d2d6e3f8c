import * as fc from 'fast-check';
import type { AccessRequest } from './access-world';
import { hostileName, hostileValue, valueOf, type HostileValue } from './hostile-values';

/** One change of a valid request. */
export interface Edit {
  hostile: HostileValue;
  /** Which of the known fields is changed. */
  at: number;
  name: string;
  how: 'replace' | 'repeat' | 'inside' | 'add';
}

/** One to three changes of a valid request. */
export const someEdits: fc.Arbitrary<Edit[]> = fc.array(
  fc
    .tuple(
      hostileValue,
      fc.nat(1_000),
      hostileName,
      fc.constantFrom('replace', 'replace', 'repeat', 'inside', 'add'),
    )
    .map(([hostile, at, name, how]) => ({ hostile, at, name, how }) as Edit),
  { minLength: 1, maxLength: 3 },
);

type Entry = [name: string, value: unknown];

/** A request as it is sent. */
export interface Sent {
  address: string;
  type?: string;
  bytes?: Buffer;
}

/** How a request carries its values. */
export type Encoding = 'json' | 'form' | 'urlencoded' | 'query' | 'path';

/**
 * Changes a valid request, and encodes it.
 *
 * @param route - the operation's path, with its parameters
 * @param fields - the fields that the changed part may have
 */
export function hostileRequest(
  encoding: Encoding,
  { route, request, fields }: { route: string; request: AccessRequest; fields: readonly string[] },
  edits: readonly Edit[],
): Sent {
  const { path = {}, query = {}, body = {} } = request;
  const changed = (part: object) => entriesOf(part, fields, edits);
  const places = encoding === 'path' ? Object.fromEntries(changed(path)) : path;
  const filled = route.replace(/:(\w+)/g, (_, name: string) => encoded(textOf(places[name] ?? 'x')));
  const parameters = encoding === 'query' ? changed(query) : Object.entries(query);
  const address = `/api${filled}${searchOf(parameters)}`;
  switch (encoding) {
    case 'json':
      return { address, type: 'application/json', bytes: Buffer.from(jsonOf(changed(body))) };
    case 'form':
      return {
        address,
        type: `multipart/form-data; boundary=${boundary}`,
        bytes: formOf(changed(body), request.file),
      };
    case 'urlencoded':
      return {
        address,
        type: 'application/x-www-form-urlencoded',
        bytes: Buffer.from(searchOf(changed(body)).slice(1)),
      };
    default:
      return Object.keys(body).length === 0
        ? { address }
        : { address, type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  }
}

function entriesOf(part: object, fields: readonly string[], edits: readonly Edit[]): Entry[] {
  let entries: Entry[] = Object.entries(part);
  const names = [...new Set([...entries.map(([name]) => name), ...fields])];
  for (const { hostile, at, name: unknown, how } of edits) {
    const value = valueOf(hostile);
    const name = names[at % names.length];
    if (how === 'add' || name === undefined) entries.push([unknown, value]);
    else if (how === 'repeat') entries.push([name, value]);
    else
      entries = entries
        .filter(([known]) => known !== name)
        .concat([[name, how === 'inside' ? insideOf(part, name, at, value) : value]]);
  }
  return entries;
}

/** The field's valid value, with one value inside it replaced. */
function insideOf(part: object, name: string, at: number, value: unknown): unknown {
  const valid: unknown = structuredClone((part as Record<string, unknown>)[name]);
  let holder: unknown = valid;
  for (let turn = at; typeof holder === 'object' && holder !== null; turn = Math.floor(turn / 3)) {
    const record = holder as Record<string, unknown>;
    const keys = Object.keys(record);
    const key = keys[turn % Math.max(1, keys.length)];
    if (key === undefined) return value;
    if (typeof record[key] === 'object' && record[key] !== null && turn % 3 > 0) {
      holder = record[key];
      continue;
    }
    record[key] = value;
    return valid;
  }
  return value;
}

/** A list writes repeated names too. */
const jsonOf = (entries: readonly Entry[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The names of nested values, as qs and multer read them. */
const flat = (entries: readonly Entry[]): [string, string][] =>
  entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .slice(0, 20)
          .map(([key, inner]) => [`${name}[${key}]`, textOf(inner)] as [string, string])
          .concat([[name, textOf(value)]])
      : [[name, textOf(value)]],
  );

/** An unpaired surrogate has no bytes, and becomes a replacement character. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Node accepts 16 kB of address and headers. */
const longestSearch = 12_000;

function searchOf(entries: readonly Entry[]): string {
  const pairs = flat(entries).map(([name, text]) => `${encoded(name)}=${encoded(text.slice(0, 3_000))}`);
  const search = pairs.join('&').slice(0, longestSearch);
  return search === '' ? '' : `?${search.replace(/%[0-9A-F]?$/, '')}`;
}

const boundary = 'frontier';

function formOf(entries: readonly Entry[], file?: Buffer): Buffer {
  const parts = flat(entries).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${text}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
