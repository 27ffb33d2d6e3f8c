import type { Command } from '../server/request';
import { catalogCommands } from './catalog';
import { diagnosticCommands } from './diagnostics';
import { explain } from './explain';
import { indexCommands } from './indexes';
import { readCommands } from './read';
import { transactionCommands } from './transactions';
import { writingCommands } from './write';

/** Every command this server has, by name; the support table and its test read the names. */
export const commands: Record<string, Command> = {
  ...readCommands,
  ...writingCommands,
  ...transactionCommands,
  ...catalogCommands,
  ...indexCommands,
  ...diagnosticCommands,
  explain,
};

const names = (list: string): string[] => list.split(' ');

/** Commands MongoDB has and this server refuses by name; an unknown one is not found. */
export const refusedCommands: ReadonlySet<string> = new Set(
  names(
    'mapReduce validate compact reIndex convertToCapped cloneCollectionAsCapped createUser updateUser dropUser ' +
      'usersInfo createRole bulkWrite profile top setFeatureCompatibilityVersion createSearchIndexes shardCollection ' +
      'renameCollection collMod collStats dbStats serverStatus getParameter replSetGetStatus currentOp',
  ),
);

/** Commands that change something: they are answered when the log is on disk. */
export const writeCommands: ReadonlySet<string> = new Set([
  ...Object.keys(writingCommands),
  ...names('commitTransaction create drop dropDatabase createIndexes dropIndexes'),
]);

/** Commands that a multi-document transaction may hold. */
export const commandsInTransactions: ReadonlySet<string> = new Set([
  ...Object.keys(writingCommands),
  ...Object.keys(transactionCommands),
  ...names('find aggregate distinct getMore killCursors create createIndexes'),
]);
