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
  /** Which of all beginnings and ends this was. */
  begun: number;
  ended?: number;
}

/** More than any operation asks at the same time. */
const mostAtOnce = 6;

/**
 * Looks at a database's commands, once it has so many connections that none has to wait for a new one.
 *
 * @param connection - of a database that was opened with `monitorCommands`
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
    commands.set(requestId, { what, begun: (moment += 1) });
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

/** A command's line is the one after that of every command which it may have waited for. */
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
