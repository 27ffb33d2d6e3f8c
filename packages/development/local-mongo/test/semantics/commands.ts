import { Long } from 'bson';
import { type CommandRow, fails } from './rows';

const three = [
  { _id: 1, a: 1, list: [1, 2, 3] },
  { _id: 2, a: 2, list: [4] },
  { _id: 3, a: 3 },
];
const found = (...documents: unknown[]) => ({ cursor: { firstBatch: documents } });

export const commandRows: readonly CommandRow[] = [
  [
    'find sorts, skips and limits',
    three,
    { find: 'things', sort: { a: -1 }, skip: 1, limit: 1 },
    found(three[1]),
  ],
  [
    'find includes fields',
    three,
    { find: 'things', filter: { _id: 1 }, projection: { a: 1 } },
    found({ _id: 1, a: 1 }),
  ],
  [
    'find excludes fields',
    three,
    { find: 'things', filter: { _id: 1 }, projection: { _id: 0, list: 0 } },
    found({ a: 1 }),
  ],
  ['find refuses a mixed projection', three, { find: 'things', projection: { a: 1, list: 0 } }, fails(31254)],
  [
    'find projects a slice',
    three,
    { find: 'things', filter: { _id: 1 }, projection: { list: { $slice: -2 } } },
    found({ _id: 1, a: 1, list: [2, 3] }),
  ],
  [
    'find projects the matched element',
    three,
    { find: 'things', filter: { _id: 1, list: { $gt: 1 } }, projection: { 'list.$': 1 } },
    found({ _id: 1, list: [2] }),
  ],
  [
    'find projects by $elemMatch',
    [{ _id: 1, l: [{ k: 1 }, { k: 2 }] }],
    { find: 'things', projection: { l: { $elemMatch: { k: 2 } } } },
    found({ _id: 1, l: [{ k: 2 }] }),
  ],
  [
    'find projects by $elemMatch on plain values',
    three,
    { find: 'things', filter: { _id: 1 }, projection: { list: { $elemMatch: { $gt: 1 } } } },
    found({ _id: 1, list: [2] }),
  ],
  [
    'find projects nothing where no element matches',
    three,
    { find: 'things', filter: { _id: 1 }, projection: { list: { $elemMatch: { $gt: 9 } } } },
    found({ _id: 1 }),
  ],
  [
    'find refuses a projection by $elemMatch without a document',
    three,
    { find: 'things', projection: { list: { $elemMatch: 5 } } },
    fails(2),
  ],
  [
    'find refuses a projection by $elemMatch and more',
    three,
    { find: 'things', projection: { list: { $elemMatch: { $gt: 1 }, $size: 1 } } },
    fails(15983),
  ],
  [
    'find computes fields',
    three,
    { find: 'things', filter: { _id: 2 }, projection: { _id: 0, b: { $add: ['$a', 1] } } },
    found({ b: 3 }),
  ],
  [
    'find uses let',
    three,
    { find: 'things', filter: { $expr: { $eq: ['$a', '$$x'] } }, let: { x: 3 } },
    found(three[2]),
  ],
  ['find refuses a negative skip', three, { find: 'things', skip: -1 }, fails(51024)],
  ['find refuses an unknown hint', three, { find: 'things', hint: 'nowhere_1' }, fails(2)],
  ['find on nothing finds nothing', [], { find: 'nowhere' }, found()],
  ['find gives the first batch', three, { find: 'things', batchSize: 3, sort: { _id: 1 } }, found(...three)],
  ['find refuses a wrong sort', three, { find: 'things', sort: { a: 5 } }, fails(15975)],
  ['count counts', three, { count: 'things', query: { a: { $gt: 1 } } }, { n: 2 }],
  ['count skips and limits', three, { count: 'things', query: {}, skip: 1, limit: 1 }, { n: 1 }],
  ['count of nothing', [], { count: 'nowhere' }, { n: 0 }],
  [
    'distinct lists values of arrays too',
    three,
    { distinct: 'things', key: 'list' },
    { values: [1, 2, 3, 4] },
  ],
  ['distinct filters', three, { distinct: 'things', key: 'a', query: { a: { $lt: 3 } } }, { values: [1, 2] }],
  ['insert counts', [], { insert: 'things', documents: [{ _id: 1 }, { _id: 2 }] }, { n: 2 }],
  [
    'insert stops at a duplicate',
    three,
    { insert: 'things', documents: [{ _id: 8 }, { _id: 1 }, { _id: 9 }] },
    { n: 1, writeErrors: [{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }] },
  ],
  [
    'insert goes on when unordered',
    three,
    { insert: 'things', ordered: false, documents: [{ _id: 1 }, { _id: 9 }] },
    { n: 1, writeErrors: [{ index: 0, code: 11000 }] },
  ],
  [
    'insert refuses an array as _id',
    [],
    { insert: 'things', documents: [{ _id: [1] }] },
    { n: 0, writeErrors: [{ index: 0, code: 53 }] },
  ],
  [
    'insert refuses a dollar in _id',
    [],
    { insert: 'things', documents: [{ _id: { $a: 1 } }] },
    { n: 0, writeErrors: [{ index: 0, code: 52 }] },
  ],
  ['insert refuses no documents', [], { insert: 'things', documents: [] }, fails(16)],
  [
    'update reports what changed',
    three,
    { update: 'things', updates: [{ q: { a: { $gt: 1 } }, u: { $set: { a: 2 } }, multi: true }] },
    { n: 2, nModified: 1 },
  ],
  [
    'update that says the same again modifies nothing',
    [{ _id: 1, list: [1, { at: new Date(0), tags: ['a', null] }] }],
    {
      update: 'things',
      updates: [{ q: {}, u: { $set: { list: [1, { at: new Date(0), tags: ['a', null] }] } } }],
    },
    { n: 1, nModified: 0 },
  ],
  [
    'update tells a long from an int',
    three,
    { update: 'things', updates: [{ q: { _id: 1 }, u: { $set: { a: Long.fromNumber(1) } } }] },
    { n: 1, nModified: 1 },
  ],
  [
    'update tells fields in another order',
    [{ _id: 1, a: { x: 1, y: 2 } }],
    { update: 'things', updates: [{ q: {}, u: { $set: { a: { y: 2, x: 1 } } } }] },
    { n: 1, nModified: 1 },
  ],
  [
    'update tells a shorter list',
    three,
    { update: 'things', updates: [{ q: { _id: 1 }, u: [{ $set: { list: { $slice: ['$list', 2] } } }] }] },
    { n: 1, nModified: 1 },
  ],
  [
    'update without multi takes one',
    three,
    { update: 'things', updates: [{ q: {}, u: { $set: { z: 1 } } }] },
    { n: 1, nModified: 1 },
  ],
  [
    'update upserts',
    [],
    { update: 'things', updates: [{ q: { _id: 7 }, u: { $set: { a: 1 } }, upsert: true }] },
    { n: 1, nModified: 0, upserted: [{ index: 0, _id: 7 }] },
  ],
  [
    'update reports errors by statement',
    three,
    { update: 'things', updates: [{ q: { _id: 1 }, u: { $inc: { list: 1 } } }] },
    { n: 0, writeErrors: [{ index: 0, code: 14 }] },
  ],
  [
    'update refuses to replace many',
    three,
    { update: 'things', updates: [{ q: {}, u: { a: 1 }, multi: true }] },
    { n: 0, writeErrors: [{ index: 0, code: 9 }] },
  ],
  ['delete takes one', three, { delete: 'things', deletes: [{ q: {}, limit: 1 }] }, { n: 1 }],
  ['delete takes all', three, { delete: 'things', deletes: [{ q: { a: { $gte: 2 } }, limit: 0 }] }, { n: 2 }],
  [
    'findAndModify answers the old document',
    three,
    { findAndModify: 'things', query: { _id: 1 }, update: { $inc: { a: 10 } } },
    { value: { _id: 1, a: 1 }, lastErrorObject: { n: 1, updatedExisting: true } },
  ],
  [
    'findAndModify answers the new document',
    three,
    { findAndModify: 'things', query: { _id: 1 }, update: { $inc: { a: 10 } }, new: true, fields: { a: 1 } },
    { value: { _id: 1, a: 11 } },
  ],
  [
    'findAndModify takes the first of a sort',
    three,
    { findAndModify: 'things', query: {}, sort: { a: -1 }, remove: true },
    { value: { _id: 3 } },
  ],
  [
    'findAndModify finds nothing',
    three,
    { findAndModify: 'things', query: { _id: 9 }, update: { $set: { a: 1 } } },
    { value: null, lastErrorObject: { n: 0, updatedExisting: false } },
  ],
  [
    'findAndModify upserts',
    three,
    { findAndModify: 'things', query: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true, new: true },
    { value: { _id: 9, a: 1 }, lastErrorObject: { n: 1, upserted: 9 } },
  ],
  ['findAndModify wants one of update and remove', three, { findAndModify: 'things', query: {} }, fails(9)],
  [
    'createIndexes counts',
    three,
    { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a_1' }] },
    { numIndexesBefore: 1, numIndexesAfter: 2 },
  ],
  [
    'createIndexes finds the duplicate',
    [
      { _id: 1, a: 5 },
      { _id: 2, a: 5 },
    ],
    { createIndexes: 'things', indexes: [{ key: { a: 1 }, name: 'a_1', unique: true }] },
    fails(11000),
  ],
  [
    'createIndexes refuses an empty key',
    three,
    { createIndexes: 'things', indexes: [{ key: {}, name: 'x' }] },
    fails(67),
  ],
  [
    'createIndexes refuses sparse with partial',
    three,
    {
      createIndexes: 'things',
      indexes: [{ key: { a: 1 }, name: 'x', sparse: true, partialFilterExpression: { a: 1 } }],
    },
    fails(67),
  ],
  ['listIndexes lists', three, { listIndexes: 'things' }, found({ v: 2, key: { _id: 1 }, name: '_id_' })],
  ['listIndexes needs the collection', [], { listIndexes: 'nowhere' }, fails(26)],
  ['dropIndexes needs the index', three, { dropIndexes: 'things', index: 'nowhere_1' }, fails(27)],
  ['dropIndexes keeps _id', three, { dropIndexes: 'things', index: '_id_' }, fails(72)],
  ['create of an existing name succeeds', three, { create: 'things' }, { ok: 1 }],
  ['a collection needs a name', [], { insert: '', documents: [{ a: 1 }] }, fails(73)],
  ['aggregate wants a cursor', three, { aggregate: 'things', pipeline: [] }, fails(9)],
  ['getMore needs a number', three, { getMore: 'x', collection: 'things' }, fails(14)],
  ['getMore needs the cursor', three, { getMore: new Long(12345), collection: 'things' }, fails(43)],
  ['ping', [], { ping: 1 }, { ok: 1 }],
  [
    'hello tells the limits',
    [],
    { hello: 1 },
    { isWritablePrimary: true, maxBsonObjectSize: 16777216, maxWriteBatchSize: 100000 },
  ],
  ['connectionStatus', [], { connectionStatus: 1 }, { authInfo: {} }],
];

const expressions =
  '$abs $ceil $floor $sqrt $pow $round $trunc $indexOfArray $reverseArray $range $reduce $setUnion $setIntersection ' +
  '$setDifference $setIsSubset $setEquals $anyElementTrue $allElementsTrue $objectToArray $getField $arrayToObject ' +
  '$year $month $dayOfMonth $dayOfWeek $dayOfYear $hour $minute $second $millisecond $isoWeek $isoWeekYear ' +
  '$isoDayOfWeek $dateFromString $dateTrunc $dateAdd $dateSubtract $dateDiff $strLenCP $substrCP ' +
  '$substr $split $strcasecmp $indexOfCP $trim $ltrim $rtrim $replaceOne $replaceAll $regexMatch $isNumber $toBool ' +
  '$toInt $toLong $toDouble $toDecimal $toDate $toObjectId $convert $let';

/** Names that MongoDB doesn't have either, since this server has no list of MongoDB's names, only of supported ones. */
const unknownNames = [
  { find: 'things', filter: { $nonsense: 1 } },
  { find: 'things', filter: { a: { $nonsense: 1 } } },
  { update: 'things', updates: [{ q: {}, u: { $nonsense: { a: 1 } } }] },
  { aggregate: 'things', pipeline: [{ $nonsense: {} }], cursor: {} },
  { aggregate: 'things', pipeline: [{ $group: { _id: 1, n: { $nonsense: 1 } } }], cursor: {} },
  { aggregate: 'things', pipeline: [{ $project: { a: { $nonsense: 1 } } }], cursor: {} },
];

/** Features that MongoDB supports and this server rejects by name. They aren't tested against a real server. */
export const refusedCommands: readonly (readonly [name: string, command: Record<string, unknown>])[] = [
  ['$where', { find: 'things', filter: { $where: 'true' } }],
  ['$text', { find: 'things', filter: { $text: { $search: 'x' } } }],
  ['$jsonSchema', { find: 'things', filter: { $jsonSchema: {} } }],
  ['$bitsAllSet', { find: 'things', filter: { a: { $bitsAllSet: 1 } } }],
  ['$near', { find: 'things', filter: { a: { $near: [0, 0] } } }],
  ['$meta', { find: 'things', projection: { a: { $meta: 'textScore' } } }],
  ['collation', { find: 'things', collation: { locale: 'de' } }],
  ['tailable', { find: 'things', tailable: true }],
  ['$graphLookup', { aggregate: 'things', pipeline: [{ $graphLookup: {} }], cursor: {} }],
  ['$setWindowFields', { aggregate: 'things', pipeline: [{ $setWindowFields: {} }], cursor: {} }],
  ['$out', { aggregate: 'things', pipeline: [{ $out: 'x' }], cursor: {} }],
  ['$merge', { aggregate: 'things', pipeline: [{ $merge: 'x' }], cursor: {} }],
  ['$changeStream', { aggregate: 'things', pipeline: [{ $changeStream: {} }], cursor: {} }],
  ['$function', { aggregate: 'things', pipeline: [{ $project: { a: { $function: {} } } }], cursor: {} }],
  [
    '$accumulator',
    { aggregate: 'things', pipeline: [{ $group: { _id: 1, a: { $accumulator: {} } } }], cursor: {} },
  ],
  ['$bit', { update: 'things', updates: [{ q: { _id: 1 }, u: { $bit: { a: { and: 1 } } } }] }],
  ...expressions
    .split(' ')
    .map(
      (name) =>
        [name, { aggregate: 'things', pipeline: [{ $set: { b: { [name]: '$a' } } }], cursor: {} }] as const,
    ),
  [
    '%j',
    {
      aggregate: 'things',
      pipeline: [{ $set: { b: { $dateToString: { date: '$a', format: '%j' } } } }],
      cursor: {},
    },
  ],
  [
    'timezone',
    {
      aggregate: 'things',
      pipeline: [
        { $set: { b: { $dateToString: { date: '$a', format: '%Y', timezone: 'America/Denver' } } } },
      ],
      cursor: {},
    },
  ],
  ['$sortByCount', { aggregate: 'things', pipeline: [{ $sortByCount: '$a' }], cursor: {} }],
  ['$ref', { insert: 'things', documents: [{ _id: 2, a: { $ref: 'things', $id: 1 } }] }],
  [
    '$or',
    {
      update: 'things',
      updates: [{ q: {}, u: { $set: { 'l.$[e]': 1 } }, arrayFilters: [{ $or: [{ e: 1 }] }] }],
    },
  ],
  ...unknownNames.map((command) => ['$nonsense', command] as const),
  ['mapReduce', { mapReduce: 'things' }],
  ['nonsense', { nonsense: 1 }],
  ['renameCollection', { renameCollection: 'a.b', to: 'a.c' }],
  ['collMod', { collMod: 'things', index: { name: 'a_1', expireAfterSeconds: 1 } }],
  ['collStats', { collStats: 'things' }],
  ['dbStats', { dbStats: 1 }],
  ['serverStatus', { serverStatus: 1 }],
  ['getParameter', { getParameter: '*' }],
  ['replSetGetStatus', { replSetGetStatus: 1 }],
  ['text indexes', { createIndexes: 'things', indexes: [{ key: { a: 'text' }, name: 'x' }] }],
  ['2dsphere indexes', { createIndexes: 'things', indexes: [{ key: { a: '2dsphere' }, name: 'x' }] }],
  ['capped', { create: 'other', capped: true, size: 100 }],
  ['viewOn', { create: 'other', viewOn: 'things' }],
  ['validator', { create: 'other', validator: { a: 1 } }],
  ['Decimal128', { update: 'things', updates: [{ q: { _id: 1 }, u: { $inc: { price: 1 } } }] }],
  ['snapshot', { count: 'things', readConcern: { level: 'snapshot' } }],
];
