import { gzipSync } from 'node:zlib';
import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import * as z from 'zod';
import { serveApi } from '../../test/api-under-test';
import { costsTooLittle, growsTooFast, longTexts, type LongText } from '@camp/testing/long-texts';
import { handlers } from '../handlers';
import type { Handler } from '../operations/call';
import { invalid } from '../refusals/problem-reply';

const names = Object.keys(operations) as OperationName[];
const parts = ['params', 'query', 'body'] as const;

const fieldsOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Every field of every input of the API. */
const inputs = names.flatMap((name) =>
  parts.flatMap((part) => {
    const schema = (handlers[name] as Handler<OperationName>)[part];
    return schema ? [{ name, part, schema, fields: fieldsOf(schema) }] : [];
  }),
);

/** The detail of a question is only read after Yes. */
const filled = (field: string, value: unknown) =>
  field.endsWith('Val') ? { [field]: value, [field.slice(0, -3)]: 'Yes' } : { [field]: value };

const errorsOf = (schema: z.ZodType, field: string, value: unknown) => {
  const { errors = [] } = invalid(schema.safeParse(filled(field, value)).error?.issues ?? []);
  return errors.filter(({ path }) => path.split('.')[0] === field);
};

it('finds fields in every part of a call', () => {
  expect(new Set(inputs.map(({ part }) => part))).toEqual(new Set(parts));
  expect(inputs.flatMap(({ fields }) => fields).length).toBeGreaterThan(100);
});

describe.each(inputs)('the $part of $name', ({ part, schema, fields }) => {
  it.each(fields)('refuses excessive lengths of %s with one error', (field) => {
    const errorCounts = longTexts.map(({ what, of }) => [what, errorsOf(schema, field, of(100_000)).length]);
    expect(errorCounts).toEqual(longTexts.map(({ what }) => [what, 1]));
  });

  it.each(fields)('takes time at most in proportion to the length of %s', async (field) => {
    const read = (size: number, { of }: LongText) => schema.safeParse(filled(field, of(size)));
    // If all texts together take too little time to matter, so does each of them.
    if (await costsTooLittle((size) => longTexts.forEach((text) => read(size, text)))) return;
    const tooDear: unknown[] = [];
    for (const text of longTexts) {
      const tooFast = await growsTooFast((size) => read(size, text));
      if (tooFast) tooDear.push([text.what, tooFast]);
    }
    expect(tooDear).toEqual([]);
  });

  if (part === 'query') {
    it.each(fields)('refuses %s twice', (field) => {
      for (const twice of [
        ['1', '2'],
        ['true', 'true'],
        ['', ''],
      ])
        expect(errorsOf(schema, field, twice)).not.toEqual([]);
    });
  }
});

it('finds a pattern whose time grows faster than its text (control)', async () => {
  // eslint-disable-next-line regexp/no-super-linear-backtracking, regexp/no-super-linear-move -- the control
  const cubic = /\s*\s*x/;
  expect(await growsTooFast((size) => cubic.test(' '.repeat(size)), 1_000)).toBeDefined();
});

describe('over HTTP', () => {
  const api = serveApi();
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { token } = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
    headers = { authorization: `Bearer ${token}` };
  });

  const addressOf = (name: OperationName) =>
    `${api.url}/api${(operations[name] as Operation).path.replace(':id', '64b000000000000000000001')}`;
  const send = async (address: string, init: RequestInit) => {
    const answer = await fetch(address, { ...init, headers: { ...headers, ...init.headers } });
    await answer.arrayBuffer();
    return answer.status;
  };
  /**
   * Sends texts of both lengths.
   * @returns the statuses, and the texts that took too long
   */
  const tryOut = async (
    texts: readonly LongText[],
    size: number,
    request: (text: string, turn: number) => Promise<number>,
  ) => {
    const statuses = new Set<number>();
    const tooDear: unknown[] = [];
    for (const [turn, { what, of }] of texts.entries()) {
      const tooFast = await growsTooFast(async (bytes) => statuses.add(await request(of(bytes), turn)), size);
      if (tooFast) tooDear.push([what, tooFast]);
    }
    return { statuses: [...statuses].sort(), tooDear };
  };

  const json = (body: object) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) });
  const ways = {
    json,
    gzip: (body: object) => ({ ...json(body), bytes: gzipSync(json(body).bytes), encoding: 'gzip' }),
    multipart: (body: object) => ({
      type: 'multipart/form-data; boundary=frontier',
      bytes: Buffer.from(
        `${Object.entries(body)
          .map(
            ([field, text]) =>
              `--frontier\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`,
          )
          .join('')}--frontier--\r\n`,
      ),
    }),
  };
  const bodies = inputs.filter(({ part }) => part === 'body');

  describe.each(Object.entries(ways))('as %s', (way, encode) => {
    it.each(bodies)('a body of $name is refused as fast as it arrives (S31)', async ({ name, fields }) => {
      const { statuses, tooDear } = await tryOut(longTexts, 100_000, (text, turn) => {
        const { type, bytes, encoding } = {
          encoding: 'identity',
          ...encode(filled(fields[turn % fields.length]!, text)),
        };
        return send(addressOf(name), {
          method: (operations[name] as Operation).method,
          headers: { 'content-type': type, 'content-encoding': encoding },
          body: bytes,
        });
      });

      expect(tooDear).toEqual([]);
      expect(statuses).toEqual([way === 'multipart' ? 413 : 400]);
    });
  });

  const queries = inputs.filter(({ part }) => part === 'query');
  const asDeclared = (name: OperationName): RequestInit => {
    const { method } = operations[name] as Operation;
    return method === 'GET'
      ? {}
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  };
  // Node accepts 16 kB of path and headers. A character in a query has up to 9 bytes.
  const inAQuery = longTexts.map(({ what, of }) => {
    const encoded = encodeURIComponent(of(400)).length / of(400).length;
    return { what, of: (size: number) => of(size).slice(0, size / encoded) };
  });

  it.each(queries)('a query of $name is refused as fast as it arrives (S31)', async ({ name, fields }) => {
    const { statuses, tooDear } = await tryOut(inAQuery, 14_000, (text, turn) =>
      send(
        `${addressOf(name)}?${fields[turn % fields.length]}=${encodeURIComponent(text)}`,
        asDeclared(name),
      ),
    );

    expect(tooDear).toEqual([]);
    expect(statuses).toEqual([400]);
  });

  it.each(queries)('a query of $name with a repeated key is refused with 400', async ({ name, fields }) => {
    for (const field of fields) {
      const answer = await fetch(`${addressOf(name)}?${field}=1&${field}=2`, {
        headers,
        ...asDeclared(name),
      });
      const { errors } = (await answer.json()) as { errors: { path: string }[] };
      expect([answer.status, errors.map(({ path }) => path)]).toEqual([400, [field]]);
    }
  });

  it.each([
    'authorization',
    'cookie',
    'idempotency-key',
    'x-xsrf-token',
    'accept',
    'accept-encoding',
    'content-type',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'user-agent',
  ])('the header %s is read as fast as it arrives (S31)', async (header) => {
    const inAHeader = longTexts.filter(({ of }) => /^[\x20-\x7e]+$/.test(of(8)));
    const { statuses, tooDear } = await tryOut(inAHeader, 14_000, (text) =>
      send(`${api.url}/api/stripe/donate`, { method: 'POST', headers: { [header]: `x${text}` }, body: '{}' }),
    );

    expect(tooDear).toEqual([]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
