import type { Command } from '../server/request';
import { bulkWrite } from './bulk-write';
import { catalogCommands } from './catalog';
import { diagnosticCommands, transactionCommands } from './diagnostics';
import { readCommands } from './read';
import { writingCommands } from './write';

/** Every command this server has, by name; the support table and its test read the names. */
export const commands: Record<string, Command> = {
  ...readCommands,
  ...writingCommands,
  bulkWrite,
  ...transactionCommands,
  ...catalogCommands,
  ...diagnosticCommands,
};

const writing = `${Object.keys(writingCommands).join(' ')} bulkWrite`;

/** Commands that change something: they are answered when the log is on disk. */
export const writeCommands =
  `${writing} commitTransaction create drop dropDatabase createIndexes dropIndexes`.split(' ');

/** Commands that a multi-document transaction may hold. */
export const commandsInTransactions = (
  'commitTransaction abortTransaction find aggregate distinct getMore killCursors create createIndexes ' +
  writing
).split(' ');
