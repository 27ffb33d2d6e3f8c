import { gzipSync } from 'node:zlib';
import { bodyFields, pathOf, queryFields, type Field } from './fields';

/** A request that carries a text. */
export interface TextRequest {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Buffer;
}

/** How a text comes to the API. */
export interface Way {
  name: string;
  fields: readonly Field[];
  /** Bytes of the longer text. */
  size: number;
  request(field: Field, text: string): TextRequest;
}

const json = (field: Field, text: string) => JSON.stringify({ ...field.along, [field.name]: text });

const post = (field: Field, body: string | Buffer, headers: Record<string, string>): TextRequest => ({
  path: pathOf(field),
  method: 'POST',
  headers,
  body: Buffer.from(body),
});

const boundary = 'frontier';
const partOf = ([name, value]: [string, string]) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const bodySize = 100_000;
/** Node takes 16 kB of path and headers. */
const headerSize = 14_000;

/** A text of 100 kB that is cut to what a query holds once it is written for one. */
const asMuchAsFits = (text: string) => {
  const encoded = encodeURIComponent(text).length / Math.max(1, text.length);
  return encodeURIComponent(text.slice(0, Math.floor(text.length / Math.max(1, encoded))));
};

/** JSON, packed JSON, a form, a query, and the header that every call reads. */
export const ways: readonly Way[] = [
  {
    name: 'JSON',
    fields: bodyFields,
    size: bodySize,
    request: (field, text) => post(field, json(field, text), { 'content-type': 'application/json' }),
  },
  {
    name: 'gzip',
    fields: bodyFields,
    size: bodySize,
    request: (field, text) =>
      post(field, gzipSync(json(field, text)), {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      }),
  },
  {
    name: 'multipart',
    fields: bodyFields,
    size: bodySize,
    request: (field, text) => {
      const parts = Object.entries({ ...field.along, [field.name]: text }).map(partOf);
      return post(field, `${parts.join('')}--${boundary}--\r\n`, {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      });
    },
  },
  {
    name: 'query',
    fields: queryFields,
    size: headerSize,
    request: (field, text) => ({
      path: `${pathOf(field)}?${field.name}=${asMuchAsFits(text)}`,
      method: 'GET',
      headers: {},
    }),
  },
  {
    name: 'Authorization header',
    fields: [{ kind: 'token', operation: 'camp.list', name: 'authorization' }],
    size: headerSize,
    request: (field, text) => ({
      path: pathOf(field),
      method: 'GET',
      headers: { authorization: `x${text.replace(/[^\x20-\x7e]/g, '-')}` },
    }),
  },
];
