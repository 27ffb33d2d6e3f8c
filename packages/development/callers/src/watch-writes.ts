import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A proxy between the API and its database that records what is stored. */
export interface WriteWatch {
  /** The database's URL through the proxy. */
  readonly uri: string;
  /** @returns the writes since the previous call, each once: `insert campers`, `update users (lastLogin)` */
  take(): string[];
  close(): void;
}

type Document = Record<string, unknown>;

/** A command that awaits its response. */
interface Command {
  name: string;
  /** The command's write, in words. */
  what: string;
  /** The transaction it belongs to. */
  transaction: string | undefined;
}

const writes = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];
const watched = [...writes, 'commitTransaction', 'abortTransaction'];

/** @param target - URL of the database, including its name */
export async function watchWrites(target: string): Promise<WriteWatch> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const notes = new WriteNotes();

  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    const asked = messagesOf((id, body) => notes.asked(id, body));
    const answered = messagesOf((_id, body, to) => notes.answered(to, body));
    pass(client, server, asked);
    pass(server, client, answered);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const through = new URL(target);
  through.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  through.searchParams.set('directConnection', 'true');

  return {
    uri: through.href,
    take: () => notes.take(),
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function pass(from: Socket, to: Socket, inspect: (bytes: Buffer) => void): void {
  from.on('data', (bytes) => {
    inspect(bytes);
    to.write(bytes);
  });
  from.on('error', () => undefined); // The 'close' event follows.
  from.on('close', () => to.destroy());
}

/** The writes, according to the responses. A transaction's writes count once it is committed. */
export class WriteNotes {
  private readonly commands = new Map<number, Command>();
  private readonly pending = new Map<string, string[]>();
  private stored = new Set<string>();

  asked(id: number, body: Document): void {
    const [name = ''] = Object.keys(body);
    if (!watched.includes(name)) return;
    const transaction = body.autocommit === false ? keyOf(body) : undefined;
    this.commands.set(id, { name, what: wordsOf(name, body), transaction });
  }

  answered(id: number, reply: Document): void {
    const command = this.commands.get(id);
    if (!command) return;
    this.commands.delete(id);
    const { name, what, transaction } = command;
    if (name.endsWith('Transaction')) return this.end(name, transaction ?? '', reply);
    if (!hasChanged(name, reply)) return;
    if (transaction === undefined) this.stored.add(what);
    else this.pending.set(transaction, [...(this.pending.get(transaction) ?? []), what]);
  }

  private end(name: string, transaction: string, { ok }: Document): void {
    const written = this.pending.get(transaction) ?? [];
    this.pending.delete(transaction);
    if (name === 'commitTransaction' && ok === 1) for (const one of written) this.stored.add(one);
  }

  take(): string[] {
    const taken = [...this.stored].sort();
    this.stored = new Set();
    return taken;
  }
}

const keyOf = ({ lsid, txnNumber }: Document) => `${BSON.EJSON.stringify(lsid)} ${String(txnNumber)}`;

/** Names an update by its fields. */
function wordsOf(name: string, body: Document): string {
  const words = `${name} ${String(body[name])}`;
  const updates = name === 'update' ? ((body.updates ?? []) as Document[]) : [{ u: body.update }];
  const fields = updates.flatMap(({ u }) =>
    Array.isArray(u) ? ['a pipeline'] : fieldsOf(u as Document | undefined),
  );
  return fields.length === 0 ? words : `${words} (${[...new Set(fields)].sort().join(', ')})`;
}

const fieldsOf = (update: Document = {}) =>
  Object.entries(update).flatMap(([operator, fields]) =>
    operator.startsWith('$') ? Object.keys(fields as Document) : [operator],
  );

function hasChanged(name: string, reply: Document): boolean {
  const some = (...counts: string[]) => counts.some((count) => Number(reply[count] ?? 0) > 0);
  if (name === 'insert' || name === 'delete') return some('n');
  if (name === 'update') return some('nModified') || Array.isArray(reply.upserted);
  if (name === 'bulkWrite') return some('nInserted', 'nUpserted', 'nModified', 'nDeleted');
  const { n } = (reply.lastErrorObject ?? {}) as Document;
  return Number(n ?? 0) > 0;
}

const headerLength = 16;
const opMsg = 2013;

/**
 * Splits a stream of MongoDB's wire protocol into messages.
 *
 * @param take - gets the id, the body and the id of the message that it answers
 */
function messagesOf(take: (id: number, body: Document, to: number) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= headerLength && rest.length >= rest.readInt32LE(0)) {
      const message = rest.subarray(0, rest.readInt32LE(0));
      rest = rest.subarray(message.length);
      if (message.readInt32LE(12) !== opMsg) continue;
      const body = bodyOf(message);
      if (body) take(message.readInt32LE(4), body, message.readInt32LE(8));
    }
  };
}

/** The body is one section. Lists of documents may be further sections. */
function bodyOf(message: Buffer): Document | undefined {
  let body: Document | undefined;
  const lists: Document = {};
  const hasChecksum = (message.readInt32LE(headerLength) & 1) === 1;
  const end = message.length - (hasChecksum ? 4 : 0);
  for (let at = headerLength + 4; at < end;) {
    const length = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + length);
    if (message[at] === 0) body = BSON.deserialize(section);
    else Object.assign(lists, listOf(section));
    at += 1 + length;
  }
  return body && { ...body, ...lists };
}

function listOf(section: Buffer): Document {
  const endOfName = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = endOfName + 1; at < section.length; at += section.readInt32LE(at))
    documents.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at))));
  return { [section.toString('utf8', 4, endOfName)]: documents };
}
