import { Double, Long, ObjectId } from 'bson';
import { fails, type PipelineRow } from './rows';

const people = [
  { _id: 1, name: 'Ada', team: 'red', age: 10, tags: ['a', 'b'] },
  { _id: 2, name: 'Bob', team: 'blue', age: 12, tags: [] },
  { _id: 3, name: 'Cy', team: 'red', age: 8 },
  { _id: 4, name: 'Di', team: 'blue', age: null, tags: 'c' },
];
const id = new ObjectId('64b000000000000000000001');

export const pipelineRows: readonly PipelineRow[] = [
  [
    people,
    [{ $match: { team: 'red' } }, { $project: { name: 1 } }],
    [
      { _id: 1, name: 'Ada' },
      { _id: 3, name: 'Cy' },
    ],
  ],
  [people, [{ $match: { $expr: { $gt: ['$age', 9] } } }, { $count: 'n' }], [{ n: 2 }]],
  [people, [{ $match: { team: 'green' } }, { $count: 'n' }], []],
  [people, [{ $sort: { age: -1 } }, { $limit: 2 }, { $project: { _id: 1 } }], [{ _id: 2 }, { _id: 1 }]],
  [
    people,
    [{ $sort: { age: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 3 }, { _id: 1 }, { _id: 2 }],
  ],
  [
    people,
    [{ $sort: { team: 1, age: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 4 }, { _id: 1 }, { _id: 3 }],
  ],
  [
    people,
    [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 3 }],
  ],
  [people, [{ $limit: 3 }, { $skip: 2 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  [people, [{ $limit: 2 }, { $match: { team: 'red' } }, { $project: { _id: 1 } }], [{ _id: 1 }]],
  [people, [{ $sort: { a: 2 } }], fails(15975)],
  [people, [{ $sort: {} }], fails(15976)],
  [people, [{ $limit: 0 }], fails(15958)],
  [
    people,
    [{ $group: { _id: '$team', n: { $sum: 1 }, age: { $sum: '$age' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'blue', n: 2, age: 12 },
      { _id: 'red', n: 2, age: 18 },
    ],
  ],
  [
    people,
    [{ $group: { _id: null, avg: { $avg: '$age' }, min: { $min: '$age' }, max: { $max: '$age' } } }],
    [{ _id: null, avg: new Double(10), min: 8, max: 12 }],
  ],
  [
    people,
    [{ $group: { _id: '$team', names: { $push: '$name' } } }, { $sort: { _id: -1 } }],
    [
      { _id: 'red', names: ['Ada', 'Cy'] },
      { _id: 'blue', names: ['Bob', 'Di'] },
    ],
  ],
  [
    people,
    [
      { $sort: { _id: 1 } },
      { $group: { _id: '$team', first: { $first: '$name' }, last: { $last: '$name' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'blue', first: 'Bob', last: 'Di' },
      { _id: 'red', first: 'Ada', last: 'Cy' },
    ],
  ],
  [
    people,
    [{ $group: { _id: { team: '$team' }, n: { $count: {} } } }, { $sort: { _id: 1 } }],
    [
      { _id: { team: 'blue' }, n: 2 },
      { _id: { team: 'red' }, n: 2 },
    ],
  ],
  [people, [{ $group: { _id: null, ages: { $push: '$missing' } } }], [{ _id: null, ages: [] }]],
  [
    people,
    [{ $group: { _id: null, all: { $addToSet: '$team' } } }, { $project: { n: { $size: '$all' } } }],
    [{ _id: null, n: 2 }],
  ],
  [people, [{ $group: { n: { $sum: 1 } } }], fails(15955)],
  [people, [{ $group: { _id: 1, n: 5 } }], fails(40234)],
  [
    [
      { _id: 1, v: 5 },
      { _id: 2, v: new Long(5) },
    ],
    [{ $group: { _id: '$v', n: { $sum: 1 } } }, { $project: { _id: 0 } }],
    [{ n: 2 }],
  ],
  [[{ _id: 1, v: null }, { _id: 2 }], [{ $group: { _id: '$v', n: { $sum: 1 } } }], [{ _id: null, n: 2 }]],
  [
    [
      { _id: 1, v: new Long(5) },
      { _id: 2, v: 10 },
    ],
    [{ $group: { _id: null, n: { $sum: '$v' } } }],
    [{ _id: null, n: new Long(15) }],
  ],
  [
    [
      { _id: 1, v: id },
      { _id: 2, v: new ObjectId(id.toHexString()) },
    ],
    [{ $group: { _id: '$v', n: { $sum: 1 } } }],
    [{ _id: id, n: 2 }],
  ],
  [
    people,
    [{ $project: { _id: 0, label: { $concat: ['$name', '/', '$team'] } } }, { $limit: 1 }],
    [{ label: 'Ada/red' }],
  ],
  [people, [{ $project: { name: 0, team: 0, age: 0 } }, { $limit: 1 }], [{ _id: 1, tags: ['a', 'b'] }]],
  [people, [{ $project: { name: 1, team: 0 } }], fails(31254)],
  [people, [{ $project: { name: 0, team: 1 } }], fails(31253)],
  [people, [{ $project: {} }], fails(51272)],
  [[{ _id: 1, a: { b: 1, c: 2 } }], [{ $project: { 'a.b': 0 } }], [{ _id: 1, a: { c: 2 } }]],
  [
    [{ _id: 1, a: [{ b: 1, c: 2 }, { c: 3 }] }],
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 1, a: [{ b: 1 }, {}] }],
  ],
  [[{ _id: 1, a: { b: 1, c: 2 } }], [{ $project: { a: { b: 1 } } }], [{ _id: 1, a: { b: 1 } }]],
  [[{ _id: 1, a: { b: 1 } }], [{ $set: { 'a.c': 2 } }], [{ _id: 1, a: { b: 1, c: 2 } }]],
  [
    [{ _id: 1, a: [{ b: 1 }, { b: 2 }] }],
    [{ $set: { 'a.c': 0 } }],
    [
      {
        _id: 1,
        a: [
          { b: 1, c: 0 },
          { b: 2, c: 0 },
        ],
      },
    ],
  ],
  [[{ _id: 1, a: 1 }], [{ $addFields: { b: { $add: ['$a', 1] }, c: '$missing' } }], [{ _id: 1, a: 1, b: 2 }]],
  [[{ _id: 1, a: 1 }], [{ $set: { a: '$$REMOVE' } }], [{ _id: 1 }]],
  [[{ _id: 1, a: 1, b: 2 }], [{ $unset: ['a', 'b'] }], [{ _id: 1 }]],
  [
    people,
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
      { _id: 4, tags: 'c' },
    ],
  ],
  [people, [{ $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } }, { $count: 'n' }], [{ n: 5 }]],
  [
    [
      { _id: 1, t: ['x'] },
      { _id: 2, t: [] },
    ],
    [{ $unwind: { path: '$t', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }],
    [
      { _id: 1, t: 'x', i: new Long(0) },
      { _id: 2, i: null },
    ],
  ],
  [
    [{ _id: 1, t: { x: [1, 2] } }],
    [{ $unwind: '$t.x' }],
    [
      { _id: 1, t: { x: 1 } },
      { _id: 1, t: { x: 2 } },
    ],
  ],
  [people, [{ $unwind: 'tags' }], fails(28818)],
  [
    people,
    [{ $facet: { red: [{ $match: { team: 'red' } }, { $count: 'n' }], all: [{ $count: 'n' }] } }],
    [{ red: [{ n: 2 }], all: [{ n: 4 }] }],
  ],
  [[{ _id: 1, a: { b: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }], [{ b: 1 }]],
  [[{ _id: 1, a: 5 }], [{ $replaceRoot: { newRoot: '$a' } }], fails(40228)],
  [
    [{ _id: 1, a: { b: 1 } }],
    [{ $replaceWith: { $mergeObjects: ['$$ROOT', { c: 3 }] } }],
    [{ _id: 1, a: { b: 1 }, c: 3 }],
  ],
  [
    [{ _id: 1, p: 2 }, { _id: 2, p: null }, { _id: 3 }],
    [
      { $lookup: { from: 'things', localField: 'p', foreignField: '_id', as: 'r' } },
      { $project: { r: '$r._id' } },
    ],
    [
      { _id: 1, r: [2] },
      { _id: 2, r: [] },
      { _id: 3, r: [] },
    ],
  ],
  [
    [{ _id: 1, p: [1, 2] }, { _id: 2 }],
    [
      { $lookup: { from: 'things', localField: 'p', foreignField: '_id', as: 'r' } },
      { $project: { n: { $size: '$r' } } },
    ],
    [
      { _id: 1, n: 2 },
      { _id: 2, n: 0 },
    ],
  ],
  [
    [
      { _id: 1, v: 1 },
      { _id: 2, v: 5 },
    ],
    [
      {
        $lookup: {
          from: 'things',
          let: { v: '$v' },
          pipeline: [{ $match: { $expr: { $gt: ['$v', '$$v'] } } }, { $project: { _id: 1 } }],
          as: 'r',
        },
      },
      { $project: { r: 1 } },
    ],
    [
      { _id: 1, r: [{ _id: 2 }] },
      { _id: 2, r: [] },
    ],
  ],
  [
    [
      { _id: 1, p: 1, z: 1 },
      { _id: 2, p: 1, z: 2 },
    ],
    [
      {
        $lookup: {
          from: 'things',
          localField: 'p',
          foreignField: 'p',
          pipeline: [{ $match: { z: 2 } }],
          as: 'r',
        },
      },
      { $project: { r: '$r._id' } },
    ],
    [
      { _id: 1, r: [2] },
      { _id: 2, r: [2] },
    ],
  ],
  [
    [{ _id: 1 }],
    [{ $lookup: { from: 'nowhere', localField: 'a', foreignField: 'b', as: 'r' } }],
    [{ _id: 1, r: [] }],
  ],
  [
    [
      { _id: 1, a: [3, 1] },
      { _id: 2, a: 2 },
    ],
    [{ $sort: { a: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 2 }],
  ],
  [
    [
      { _id: 1, a: [3, 1] },
      { _id: 2, a: 2 },
    ],
    [{ $sort: { a: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 2 }],
  ],
  [
    [
      { _id: 1, a: 'x' },
      { _id: 2, a: 5 },
      { _id: 3, a: true },
      { _id: 4 },
      { _id: 5, a: { b: 1 } },
      { _id: 6, a: id },
    ],
    [{ $sort: { a: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 2 }, { _id: 1 }, { _id: 5 }, { _id: 6 }, { _id: 3 }],
  ],
  [people, [{ $match: {}, $limit: 1 }], fails(40323)],
];
