import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readEnv } from '../env';
import { traceVariables, tracesAddress } from './trace-variables';

const schema = z.object(traceVariables);
const address = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const headers = 'OTEL_EXPORTER_OTLP_HEADERS';

it('reads an address and headers, with percent signs as the standard says', () => {
  expect(
    readEnv(schema, {
      [address]: 'https://traces.example:4318/',
      [headers]: 'x-key=a%20key==, tenant = camp',
    }),
  ).toEqual({
    [address]: 'https://traces.example:4318/',
    [headers]: { 'x-key': 'a key==', tenant: 'camp' },
  });
  expect(tracesAddress('https://traces.example:4318/')).toBe('https://traces.example:4318/v1/traces');
  expect(readEnv(schema, { [address]: '' })).toEqual({});
});

it('reads the headers from a file, since they contain a key', () => {
  const file = join(tmpdir(), `headers-${process.pid}`);
  writeFileSync(file, 'x-key=secret\n');

  expect(readEnv(schema, { [`${headers}_FILE`]: file })).toEqual({ [headers]: { 'x-key': 'secret' } });
});

it.each([
  [address, 'traces.example:4318', 'an address (https://...)'],
  [address, 'grpc://traces.example', 'an address (https://...)'],
  [address, 'https://camp:hush@traces.example', 'an address without user, password and query'],
  [address, 'https://traces.example/?key=hush', 'an address without user, password and query'],
  [headers, 'hush', 'name=value, with commas'],
  [headers, 'x-key=hush%', 'name=value, with commas'],
  [headers, 'x-key=hush%0d%0aother: 1', 'name=value, with commas'],
  [headers, 'x-key=hush,', 'name=value, with commas'],
])('refuses %s=%s without repeating it', (name, value, sentence) => {
  const read = () => readEnv(schema, { [name]: value });

  expect(read).toThrow(`${name} is wrong: ${sentence}`);
  expect(read).not.toThrow(/hush/);
});
