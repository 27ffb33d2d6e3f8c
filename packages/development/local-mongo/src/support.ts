import { accumulators, expressionOperators } from './aggregate/expression';
import { stages } from './aggregate/pipeline';
import { commands } from './commands/table';
import { fieldOperators, logicalOperators } from './query/match';
import { pushModifiers, updateOperators } from './update/operators';

/** Everything this server answers, by kind; what is not here is refused by name. */
export const support = {
  commands: Object.keys(commands),
  filters: [...Object.keys(logicalOperators), ...Object.keys(fieldOperators)],
  updates: [...Object.keys(updateOperators), ...pushModifiers],
  /** `$listLocalSessions` only at the beginning of a pipeline on a database. */
  stages: [...Object.keys(stages), '$listLocalSessions'],
  expressions: Object.keys(expressionOperators),
  accumulators: Object.keys(accumulators),
  /** In the projection of a `find`. */
  projections: ['$slice', '$elemMatch', '$'],
} as const;
