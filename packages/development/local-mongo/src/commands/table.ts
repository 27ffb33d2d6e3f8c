import type { Command } from '../server/request';
import { bulkWrite } from './bulk-write';
import { catalogCommands } from './catalog';
import { diagnosticCommands, transactionCommands } from './diagnostics';
import { readCommands } from './read';
import { writingCommands } from './write';

/** Every supported command, by name. The support table and its test read the names. */
export const commands: Record<string, Command> = {
  ...readCommands,
  ...writingCommands,
  bulkWrite,
  ...transactionCommands,
  ...catalogCommands,
  ...diagnosticCommands,
};

const writing = `${Object.keys(writingCommands).join(' ')} bulkWrite`;

/** Commands that change data. They are answered once the log is on disk. */
export const writeCommands =
  `${writing} commitTransaction create drop dropDatabase createIndexes dropIndexes`.split(' ');

/** Commands allowed in a multi-document transaction. */
export const commandsInTransactions = (
  'commitTransaction abortTransaction find aggregate distinct getMore killCursors create createIndexes ' +
  writing
).split(' ');
