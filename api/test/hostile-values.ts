import * as fc from 'fast-check';

/** Only JSON can name `__proto__` as a field. In a literal it would set the prototype. */
const fromJson = (text: string): unknown => JSON.parse(text);

const nested = (depth: number, begin: string, inside: string, end: string) =>
  fromJson(begin.repeat(depth) + inside + end.repeat(depth));

const kinds: Record<string, readonly unknown[]> = {
  'wrong types': [null, true, false, 0, -1, 0.5, 1e308, 9007199254740993, '', [], {}, [[]], [null], [{}]],
  operators: [
    { $gt: '' },
    { $ne: null },
    { $where: 'while(true);' },
    { $regex: '^' },
    { $in: [] },
    [{ $gt: '' }],
    '{"$gt":""}',
    { $oid: '64b000000000000000000001' },
    { _bsontype: 'ObjectId', id: 'x' },
  ],
  'huge values': ['x'.repeat(50_000), '9'.repeat(5_000), Array<string>(2_000).fill('x'), '"\\'.repeat(9_000)],
  'deep values': [
    nested(8, '[', '', ']'),
    nested(1_000, '[', '', ']'),
    nested(8, '{"a":', '1', '}'),
    nested(1_000, '{"a":', '1', '}'),
  ],
  'names of prototypes': [
    fromJson('{"__proto__":{"polluted":true}}'),
    fromJson('{"constructor":{"prototype":{"polluted":true}}}'),
    fromJson('{"toString":1,"valueOf":null,"length":-1}'),
    fromJson('{"then":"x","toJSON":"x","inspect":"x"}'),
    '__proto__',
    'constructor',
    'toString',
  ],
  'strange texts': [
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202edrow\u202c',
    '\ufeff',
    'İ',
    'ß'.repeat(300),
    'e\u0301'.repeat(300),
    '👩‍👩‍👧‍👦'.repeat(50),
    '\r\nBcc: stranger@example.org',
    '=HYPERLINK("http://example.org")',
    '<script>alert(1)</script>',
    '{greeting}{no such name}',
    '[a](javascript:alert(1))',
    '../../etc/passwd',
    '%00%0d%0a%2e%2e',
    '$where',
    '-_id',
    '(((((',
    '\\',
  ],
  'impossible days and ids': [
    '0000-00-00',
    '2026-02-30',
    '275760-09-14',
    '-271821-04-19',
    'Infinity',
    'NaN',
    '1e309',
    '64b000000000000000000001',
    '64b00000000000000000000g',
    'aaaaaaaaaaaa',
  ],
};

const named = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, values]) =>
    values.map((value, index) => [`${kind} ${index}`, value]),
  ),
);

/** A value that no page sends. A listed one has its name instead, since reports could not show thousands of levels. */
export type HostileValue = { listed: string } | { json: unknown };

/** One of the listed values, or any other. */
export const hostileValue: fc.Arbitrary<HostileValue> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(named)).map((listed) => ({ listed })) },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ depthSize: 'small', stringUnit: 'binary' }).map((json) => ({ json })),
  },
);

/** The value itself. */
export const valueOf = (hostile: HostileValue): unknown =>
  'listed' in hostile ? named[hostile.listed] : hostile.json;

/** A field that no form has. */
export const hostileName = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '$where',
    '$set',
    '_id',
    'a.b',
    '',
    'a\0b',
    '\ud800',
  ],
);
