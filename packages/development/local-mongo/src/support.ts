import { accumulators, expressionOperators } from './aggregate/expression';
import { stages } from './aggregate/pipeline';
import { commands } from './commands/table';
import { fieldOperators, logicalOperators } from './query/match';
import { pushModifiers, updateOperators } from './update/operators';

/** Everything this server supports, by kind. Anything else is rejected by name. */
export const support = {
  commands: Object.keys(commands),
  filters: [...Object.keys(logicalOperators), ...Object.keys(fieldOperators)],
  updates: [...Object.keys(updateOperators), ...pushModifiers],
  /** Allowed only as the first stage on a database: `$listLocalSessions`. */
  stages: [...Object.keys(stages), '$listLocalSessions'],
  expressions: Object.keys(expressionOperators),
  accumulators: Object.keys(accumulators),
  /** Supported in the projection of a `find`. */
  projections: ['$slice', '$elemMatch', '$'],
} as const;
