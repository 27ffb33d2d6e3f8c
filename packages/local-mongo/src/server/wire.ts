import { createServer, type Server, type Socket } from 'node:net';
import { serialize } from 'bson';
import { decodeDocument } from '../bson/decode';
import { CommandError } from '../errors';
import { errorReply } from './error-reply';
import { type BsonDocument, isDocument } from '../bson/types';

/** Codes of the messages this server speaks; drivers begin with OP_QUERY and go on with OP_MSG. */
const opcodes = { reply: 1, query: 2004, message: 2013 };
const headerLength = 16;
export const largestMessage = 48_000_000;
const flags = { checksumPresent: 1, moreToCome: 2 };

/** One client connection. */
export interface Connection {
  readonly id: number;
  /** `host:port` the client connected to, empty on a unix socket. */
  readonly address: string;
  /** What the client called itself in its first message. */
  applicationName?: string;
  close(): void;
}

/** Answers one command. @returns undefined for no answer at all */
export type CommandHandler = (
  connection: Connection,
  command: BsonDocument,
) => Promise<BsonDocument | undefined>;

/** A server that reads MongoDB messages and hands their commands to `handle`; it does not listen yet. */
export function createWireServer(handle: CommandHandler): { server: Server; closeConnections(): void } {
  const connections = new Set<Connection>();
  let lastId = 0;
  const server = createServer((socket) => {
    lastId += 1;
    const connection: Connection = { id: lastId, address: addressOf(socket), close: () => socket.destroy() };
    connections.add(connection);
    socket.setNoDelay(true);
    socket.on('close', () => connections.delete(connection));
    // A client that goes away is no event here; 'close' follows.
    socket.on('error', () => socket.destroy());
    readMessages(socket, (message) => void answer(socket, connection, message, handle));
  });
  const closeConnections = (): void => connections.forEach((connection) => connection.close());
  return { server, closeConnections };
}

function addressOf({ localAddress, localPort }: Socket): string {
  if (!localAddress || localPort === undefined) return '';
  const host = localAddress.replace(/^::ffff:/, '');
  return `${host.includes(':') ? `[${host}]` : host}:${localPort}`;
}

function readMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let chunks: Buffer[] = [];
  let received = 0;
  socket.on('data', (chunk) => {
    chunks.push(chunk as Buffer);
    received += chunk.length;
    while (received >= headerLength) {
      if (chunks[0]!.length < headerLength) chunks = [Buffer.concat(chunks)];
      const length = chunks[0]!.readInt32LE(0);
      if (length < headerLength || length > largestMessage) {
        socket.destroy();
        return;
      }
      if (received < length) return;
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      chunks = bytes.length > length ? [bytes.subarray(length)] : [];
      received -= length;
      onMessage(bytes.subarray(0, length));
    }
  });
}

async function answer(
  socket: Socket,
  connection: Connection,
  message: Buffer,
  handle: CommandHandler,
): Promise<void> {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  try {
    if (opcode === opcodes.query) {
      const reply = await handle(connection, readQuery(message));
      if (reply) socket.write(writeReply(requestId, reply));
    } else if (opcode === opcodes.message) {
      const { command, moreToCome } = readMessage(message);
      const reply = await handle(connection, command);
      if (reply && !moreToCome && !socket.destroyed) socket.write(writeMessage(requestId, reply));
    } else socket.destroy();
  } catch (error) {
    // A message that cannot be read is answered where the client can still make sense of it.
    if (error instanceof CommandError && opcode === opcodes.message) {
      socket.write(writeMessage(requestId, errorReply(error, '', {})));
    } else socket.destroy();
  }
}

function readQuery(message: Buffer): BsonDocument {
  const nameStart = headerLength + 4;
  const nameEnd = message.indexOf(0, nameStart);
  const body = decodeDocument(message, nameEnd + 1 + 8);
  const command = isDocument(body.$query) ? body.$query : body;
  return { ...command, $db: message.toString('utf8', nameStart, nameEnd).split('.')[0] };
}

function readMessage(message: Buffer): { command: BsonDocument; moreToCome: boolean } {
  const messageFlags = message.readUInt32LE(headerLength);
  const end = message.length - (messageFlags & flags.checksumPresent ? 4 : 0);
  let command: BsonDocument = {};
  const sequences: [string, BsonDocument[]][] = [];
  for (let position = headerLength + 4; position < end;) {
    const kind = message[position]!;
    const start = position + 1;
    const length = message.readInt32LE(start);
    if (kind === 0) command = decodeDocument(message, start);
    else if (kind === 1) sequences.push(readSequence(message, start, start + length));
    else throw new Error(`unknown section kind ${kind}`);
    if (length <= 0) throw new Error('empty section');
    position = start + length;
  }
  for (const [name, documents] of sequences) command[name] = documents;
  return { command, moreToCome: (messageFlags & flags.moreToCome) !== 0 };
}

function readSequence(message: Buffer, start: number, stop: number): [string, BsonDocument[]] {
  const nameEnd = message.indexOf(0, start + 4);
  const documents: BsonDocument[] = [];
  for (let position = nameEnd + 1; position < stop; position += message.readInt32LE(position)) {
    documents.push(decodeDocument(message, position));
  }
  return [message.toString('utf8', start + 4, nameEnd), documents];
}

let lastRequestId = 0;

function writeHeader(length: number, responseTo: number, opcode: number, size: number): Buffer {
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  const header = Buffer.alloc(size);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(lastRequestId, 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(opcode, 12);
  return header;
}

/** OP_REPLY: flags (await capable), no cursor, one document. */
function writeReply(responseTo: number, document: BsonDocument): Buffer {
  const body = serialize(document);
  const header = writeHeader(36 + body.length, responseTo, opcodes.reply, 36);
  header.writeInt32LE(8, 16);
  header.writeInt32LE(1, 32);
  return Buffer.concat([header, body]);
}

/** OP_MSG: no flags, one section of kind 0. */
function writeMessage(responseTo: number, document: BsonDocument): Buffer {
  const body = serialize(document, { ignoreUndefined: true });
  return Buffer.concat([writeHeader(21 + body.length, responseTo, opcodes.message, 21), body]);
}
