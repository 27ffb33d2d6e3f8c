import { type BsonDocument, isDocument } from '../bson/types';
import { compileField, compileFilter } from './match';
import { valueAt } from './paths';

/**
 * The position that `$` stands for: the first element of the array at `path` that the filter's conditions on that
 * array accept. Where several conditions name the array, the last one decides, as in MongoDB.
 * @returns -1 when no condition of the filter is about the array
 */
export function matchedPosition(document: BsonDocument, path: string, filter: BsonDocument): number {
  const array = valueAt(document, path.split('.'));
  if (!Array.isArray(array)) return -1;
  let found = -1;
  for (const [name, condition] of conditionsOf(filter, document)) {
    if (name !== path && !name.startsWith(`${path}.`)) continue;
    const accepts = compileField(`list${name.slice(path.length)}`, condition, {});
    const position = array.findIndex((element) => accepts({ list: [element] }));
    if (position >= 0) found = position;
  }
  return found;
}

/** The field conditions of a filter that the document meets, those inside `$and` and `$or` included. */
function conditionsOf(filter: BsonDocument, document: BsonDocument): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, condition]): [string, unknown][] => {
    if (!name.startsWith('$')) return [[name, condition]];
    const branches = (name === '$and' || name === '$or') && Array.isArray(condition) ? condition : [];
    return branches
      .filter((branch) => isDocument(branch) && (name === '$and' || compileFilter(branch)(document)))
      .flatMap((branch) => conditionsOf(branch as BsonDocument, document));
  });
}
