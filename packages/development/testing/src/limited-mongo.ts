import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import { primaryOf, viaHost } from './mongo-address';

/** What a server is to lack. */
export interface Limits {
  /** What it announces otherwise than the server behind it; `undefined` takes a field away. */
  announces?: Document;
  /** What it answers to a command, without doing it: `{ ok: 0, code: 59, errmsg: 'no such command' }`. */
  answers?: Readonly<Record<string, Document>>;
}

/** A server that lacks something; everything else is the server of the tests. */
export interface LimitedMongo {
  readonly uri: string;
  /** The names of the commands that it was sent, in their order. */
  readonly commands: string[];
  close(): void;
}

const greetings = ['hello', 'ismaster'];
/** MongoDB's messages: a query and its reply, which only begin a connection, and the one for all commands. */
const opcodes = { reply: 1, query: 2004, message: 2013 };

/**
 * Stands in front of a MongoDB server as one that lacks something, byte by byte as it would come over the network.
 *
 * @param target - its address
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
      one.on('error', () => undefined); // 'close' follows
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

/** Cuts a stream into MongoDB's messages, each of which begins with its length. */
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

/** A command is named by its first field. */
function nameOf(message: Buffer): string {
  // A query has its collection's name before the command, and two numbers.
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
  // Without a checksum, and without the version by which a driver would ask once for many answers.
  if (start === 21) head.writeInt32LE(0, 16);
  return joined(head, { ...announced, topologyVersion: undefined, ...changes });
}

function joined(head: Buffer, document: Document): Buffer {
  const whole = Buffer.concat([head, BSON.serialize(document, { ignoreUndefined: true })]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
