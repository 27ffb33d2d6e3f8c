import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Stands between a process and its database, and counts what is asked. */
export interface CommandCounter {
  /** The database's address, by way of the counter. */
  readonly uri: string;
  /** Commands since the last call, by their names. The driver's looks whether the server is there are none. */
  take(): Map<string, number>;
  close(): void;
}

/** Where the first field of a command's document is named, in a message of MongoDB's wire protocol (OP_MSG). */
const nameAt = 26;
const opMsg = 2013;
const looks = new Set(['hello', 'ismaster', 'isMaster']);

/** @param target - the database's address */
export async function countCommands(target: string): Promise<CommandCounter> {
  const { hostname, port } = new URL(target);
  let counts = new Map<string, number>();
  const note = (message: Buffer) => {
    if (message.readInt32LE(12) !== opMsg) return;
    const name = message.toString('latin1', nameAt, message.indexOf(0, nameAt));
    if (!looks.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let rest = Buffer.alloc(0);
    client.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
        const length = rest.readInt32LE(0);
        note(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
    client.pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(target);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    uri: through.href,
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    close: () => void server.close(),
  };
}
