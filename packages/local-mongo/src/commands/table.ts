import type { Command } from '../server/request';
import { catalogCommands } from './catalog';
import { diagnosticCommands } from './diagnostics';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { indexCommands } from './indexes';
import { readCommands } from './read';
import { transactionCommands } from './transactions';
import { documentCommands } from './write';

/** Every command this server has, by name; the support table and its test read the names. */
export const commands: Record<string, Command> = {
  ...readCommands,
  ...documentCommands,
  findAndModify,
  ...transactionCommands,
  ...catalogCommands,
  ...indexCommands,
  ...diagnosticCommands,
  explain,
};

/** Commands that change something: they are answered when the log is on disk. */
export const writeCommands: ReadonlySet<string> = new Set([
  ...Object.keys(documentCommands),
  'findAndModify',
  'create',
  'drop',
  'dropDatabase',
  'renameCollection',
  'collMod',
  'createIndexes',
  'dropIndexes',
]);

/** Commands that a multi-document transaction may hold. */
export const commandsInTransactions: ReadonlySet<string> = new Set([
  'find',
  'aggregate',
  'distinct',
  'getMore',
  'killCursors',
  ...Object.keys(documentCommands),
  'findAndModify',
  'create',
  'createIndexes',
  ...Object.keys(transactionCommands),
]);
