import { createServer, type Server, type Socket } from 'node:net';
import { serialize } from 'bson';
import { decodeDocument } from '../bson/decode';
import type { BsonDocument } from '../bson/types';
import { CommandError, errorReply } from '../errors';

/** Message types this server supports. Drivers start with OP_QUERY and continue with OP_MSG. */
const opcodes = { reply: 1, query: 2004, message: 2013 };
const headerLength = 16;
export const largestMessage = 48_000_000;
const flags = { checksumPresent: 1, moreToCome: 2 };

/** One client connection. */
export interface Connection {
  readonly id: number;
  /** `host:port` the client connected to. Empty on a unix socket. */
  readonly address: string;
  /** The application name in the client's first message. */
  applicationName?: string;
  /** When it was closed, in milliseconds since 1970. */
  closedAt?: number;
}

/** Responds to one command. An error closes the connection instead. */
export type CommandHandler = (connection: Connection, command: BsonDocument) => Promise<BsonDocument>;

/** A server that parses MongoDB messages and passes their commands to `handle`. It does not listen yet. */
export function createWireServer(handle: CommandHandler): { server: Server; close(): void } {
  const sockets = new Set<Socket>();
  let lastId = 0;
  const server = createServer((socket) => {
    const address = socket.localPort ? `${socket.localAddress}:${socket.localPort}` : '';
    const connection: Connection = { id: (lastId += 1), address };
    sockets.add(socket.setNoDelay(true));
    socket.on('close', () => {
      sockets.delete(socket);
      connection.closedAt = Date.now();
    });
    // A disconnected client needs no handling here, since 'close' follows.
    socket.on('error', () => socket.destroy());
    readMessages(socket, (message) => void answer(socket, message, (command) => handle(connection, command)));
  });
  const close = (): void => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return { server, close };
}

function readMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let chunks: Buffer[] = [];
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= headerLength) {
      if (chunks[0]!.length < headerLength) chunks = [Buffer.concat(chunks)];
      const length = chunks[0]!.readInt32LE(0);
      if (length < headerLength || length > largestMessage) return void socket.destroy();
      if (received < length) return;
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      chunks = bytes.length > length ? [bytes.subarray(length)] : [];
      received -= length;
      onMessage(bytes.subarray(0, length));
    }
  });
}

type Answer = (command: BsonDocument) => Promise<BsonDocument>;

async function answer(socket: Socket, message: Buffer, handle: Answer): Promise<void> {
  const requestId = message.readInt32LE(4);
  const isQuery = message.readInt32LE(12) === opcodes.query;
  try {
    if (!isQuery && message.readInt32LE(12) !== opcodes.message) throw new Error('unknown kind of message');
    const { command, moreToCome } = isQuery ? readQuery(message) : readMessage(message);
    const reply = await handle(command);
    if (!moreToCome && !socket.destroyed) socket.write(writeReply(requestId, reply, isQuery));
  } catch (error) {
    // An unreadable message gets a response if the client can still make sense of it.
    if (error instanceof CommandError) socket.write(writeReply(requestId, errorReply(error), isQuery));
    else socket.destroy();
  }
}

function readQuery(message: Buffer) {
  const nameStart = headerLength + 4;
  const nameEnd = message.indexOf(0, nameStart);
  const [$db] = message.toString('utf8', nameStart, nameEnd).split('.');
  return { command: { ...decodeDocument(message, nameEnd + 1 + 8), $db }, moreToCome: false };
}

function readMessage(message: Buffer) {
  const messageFlags = message.readUInt32LE(headerLength);
  const end = message.length - (messageFlags & flags.checksumPresent ? 4 : 0);
  let command: BsonDocument = {};
  const sequences: BsonDocument = {};
  for (let position = headerLength + 4; position < end;) {
    const kind = message[position]!;
    const start = position + 1;
    const length = message.readInt32LE(start);
    if (kind > 1 || length <= 0) throw new Error('malformed section');
    if (kind === 0) command = decodeDocument(message, start);
    else {
      const nameEnd = message.indexOf(0, start + 4);
      const documents: BsonDocument[] = [];
      for (let next = nameEnd + 1; next < start + length; next += message.readInt32LE(next))
        documents.push(decodeDocument(message, next));
      sequences[message.toString('utf8', start + 4, nameEnd)] = documents;
    }
    position = start + length;
  }
  return { command: { ...command, ...sequences }, moreToCome: (messageFlags & flags.moreToCome) !== 0 };
}

let lastRequestId = 0;

/** The response is an OP_REPLY (flags, no cursor, one document) or an OP_MSG (no flags, one section of kind 0). */
function writeReply(responseTo: number, document: BsonDocument, asReply: boolean): Buffer {
  const body = serialize(document, { ignoreUndefined: true });
  const header = Buffer.alloc(asReply ? 36 : 21);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(lastRequestId, 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(asReply ? opcodes.reply : opcodes.message, 12);
  if (asReply) header.writeInt32LE(1, 32);
  return Buffer.concat([header, body]);
}
