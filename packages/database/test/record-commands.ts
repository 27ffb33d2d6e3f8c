import type { Connection, mongo } from 'mongoose';

/** Records a database's commands. */
export interface CommandRecord {
  /**
   * Runs the work and returns its commands, one line per round trip. Concurrent commands share a line, sorted by name.
   *
   * @returns e.g. `['find sessions + find users', 'find camps']`
   */
  during(work: () => Promise<unknown>): Promise<string[]>;
}

interface Command {
  what: string;
  /** Position of the command's start among all starts and ends. */
  begun: number;
  ended?: number;
}

/**
 * Reads of the camp's texts, photographs and webhooks. One call in five seconds makes them, whichever it is, so they
 * say nothing about an operation. `api/src/cached-records.test.ts` tests the cache.
 */
export const isReadOfWords = (what: string): boolean =>
  /^find (?:contents|photographs|albums|outgoing-webhooks)$/.test(what);

/** More commands than any operation sends at the same time. */
const mostAtOnce = 6;

/**
 * Records a database's commands. It first opens enough connections, so that no command waits for a new one.
 * @param connection - opened with `monitorCommands`
 */
export async function recordCommands(connection: Connection): Promise<CommandRecord> {
  const commands = new Map<number, Command>();
  let moment = 0;
  const end = ({ requestId }: { requestId: number }) => {
    const command = commands.get(requestId);
    if (command) command.ended = moment += 1;
  };
  const client = connection.getClient();
  let used = new Set<unknown>();
  client.on('commandStarted', (event: mongo.CommandStartedEvent) => {
    const { requestId, commandName, command, connectionId } = event;
    used.add(connectionId);
    const on: unknown = command[commandName];
    const what = typeof on === 'string' ? `${commandName} ${on}` : commandName;
    if (!isReadOfWords(what)) commands.set(requestId, { what, begun: (moment += 1) });
  });
  client.on('commandSucceeded', end);
  client.on('commandFailed', end);

  while (used.size < mostAtOnce) {
    used = new Set();
    await Promise.all(Array.from({ length: 2 * mostAtOnce }, () => connection.db?.admin().ping()));
  }

  return {
    during: async (work) => {
      commands.clear();
      await work();
      return linesOf([...commands.values()]);
    },
  };
}

/** A command is on the line after all commands that ended before it began. */
function linesOf(commands: readonly Command[]): string[] {
  const lines: string[][] = [];
  const lineOf = new Map<Command, number>();
  for (const command of commands) {
    const earlier = commands.filter(({ ended = Infinity }) => ended < command.begun);
    const line = Math.max(0, ...earlier.map((one) => (lineOf.get(one) ?? 0) + 1));
    lineOf.set(command, line);
    (lines[line] ??= []).push(command.what);
  }
  return lines.map((line) => line.sort().join(' + '));
}
