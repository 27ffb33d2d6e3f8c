import { expressionOperators } from './aggregate/expression';
import { accumulators } from './aggregate/group';
import { stages } from './aggregate/pipeline';
import { commands } from './commands/table';
import { combiningOperators, logicalOperators } from './query/match';
import { operatorTests } from './query/operators';
import { pushModifiers } from './update/array-operators';
import { updateOperators } from './update/operators';

/** Everything this server answers, by kind; what is not here is refused by name. */
export const support = {
  commands: Object.keys(commands),
  filters: [...logicalOperators, ...combiningOperators, ...Object.keys(operatorTests)],
  updates: [...Object.keys(updateOperators), ...pushModifiers],
  /** `$listLocalSessions` only at the beginning of a pipeline on a database. */
  stages: [...Object.keys(stages), '$listLocalSessions'],
  expressions: Object.keys(expressionOperators),
  accumulators: Object.keys(accumulators),
  /** In the projection of a `find`. */
  projections: ['$slice', '$elemMatch', '$'],
} as const;
