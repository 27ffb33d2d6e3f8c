import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import { primaryOf, viaHost } from './mongo-address';

/** The features that a server lacks. */
export interface Limits {
  /** Overrides of its `hello` response. `undefined` removes a field. */
  announces?: Document;
  /** Responses to commands that are not executed: `{ ok: 0, code: 59, errmsg: 'no such command' }`. */
  answers?: Readonly<Record<string, Document>>;
}

/** A server that lacks some features of the test server. */
export interface LimitedMongo {
  readonly uri: string;
  /** The names of the commands it received, in order. */
  readonly commands: string[];
  close(): void;
}

const greetings = ['hello', 'ismaster'];
/** MongoDB's message types: a query and its reply, used only to open a connection, and the type of all commands. */
const opcodes = { reply: 1, query: 2004, message: 2013 };

/**
 * A proxy to a MongoDB server that lacks some features, at the level of the wire protocol.
 *
 * @param target - the server's URL
 */
export async function startLimitedMongo(target: string, limits: Limits): Promise<LimitedMongo> {
  const endpoint = await primaryOf(target);
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  const join = (client: Socket) => {
    const server = connect(endpoint);
    const asked = new Map<number, string>();
    client.on(
      'data',
      inMessages((message) => {
        const name = nameOf(message);
        const answer = limits.answers?.[name];
        commands.push(name);
        asked.set(idOf(message), name.toLowerCase());
        if (answer) client.write(replyTo(message, answer));
        else server.write(message);
      }),
    );
    server.on(
      'data',
      inMessages((reply) => {
        const isGreeting = greetings.includes(asked.get(reply.readInt32LE(8)) ?? '');
        client.write(isGreeting ? announcing(reply, limits.announces) : reply);
      }),
    );
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined); // The 'close' event follows.
      one.on('close', () => other.destroy());
    }
  };

  const listener = createServer(join).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    uri: viaHost(target, `127.0.0.1:${port}`),
    commands,
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Splits a stream into MongoDB's messages, each of which starts with its length. */
function inMessages(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

const idOf = (message: Buffer) => message.readInt32LE(4);
const opcodeOf = (message: Buffer) => message.readInt32LE(12);

/** A command's name is its first field. */
function nameOf(message: Buffer): string {
  // A query has its collection's name and two numbers before the command.
  const start = opcodeOf(message) === opcodes.query ? message.indexOf(0, 20) + 1 + 8 : 21;
  const [name = ''] = Object.keys(BSON.deserialize(documentAt(message, start)));
  return name;
}

const documentAt = (message: Buffer, start: number) =>
  message.subarray(start, start + message.readInt32LE(start));

function replyTo(message: Buffer, answer: Document): Buffer {
  const isQuery = opcodeOf(message) === opcodes.query;
  const head = Buffer.alloc(isQuery ? 36 : 21);
  head.writeInt32LE(idOf(message), 8);
  head.writeInt32LE(isQuery ? opcodes.reply : opcodes.message, 12);
  if (isQuery) head.writeInt32LE(1, 32);
  return joined(head, answer);
}

function announcing(reply: Buffer, changes: Document = {}): Buffer {
  const start = opcodeOf(reply) === opcodes.reply ? 36 : 21;
  const announced = BSON.deserialize(documentAt(reply, start), { promoteValues: false });
  const head = Buffer.from(reply.subarray(0, start));
  // Removes the checksum, and the version that lets a driver request several responses at once.
  if (start === 21) head.writeInt32LE(0, 16);
  return joined(head, { ...announced, topologyVersion: undefined, ...changes });
}

function joined(head: Buffer, document: Document): Buffer {
  const whole = Buffer.concat([head, BSON.serialize(document, { ignoreUndefined: true })]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
