import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The records of one name by type. */
export interface NameRecords {
  A?: readonly string[];
  TXT?: readonly string[];
}

/** A name server for one test. */
export interface DnsServer {
  /** For `setServers` of a resolver: `127.0.0.1:<port>`. */
  readonly address: string;
  close(): Promise<void>;
}

const types: Record<number, keyof NameRecords> = { 1: 'A', 16: 'TXT' };
const headerLength = 12;

/**
 * Starts a real name server over UDP in the test's own process. An unlisted name does not exist (ENOTFOUND), and a
 * listed one has no other records (ENODATA).
 *
 * @param records - by name, in lower case
 */
export async function startDnsServer(records: Readonly<Record<string, NameRecords>>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The response to a query (RFC 1035, 4.1), without records of other sections. */
function answer(query: Buffer, records: Readonly<Record<string, NameRecords>>): Buffer {
  const { name, end } = readName(query);
  const type = query.readUInt16BE(end);
  const question = query.subarray(headerLength, end + 4);
  const known = records[name.toLowerCase()];
  const kind = types[type];
  const data =
    (kind && known?.[kind])?.map((value) => (kind === 'A' ? addressData(value) : textData(value))) ?? [];
  const header = Buffer.alloc(headerLength);
  query.copy(header, 0, 0, 2);
  // A response that may recurse, with the code 3 for a name that does not exist.
  header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  return Buffer.concat([header, question, ...data.map((one) => recordOf(type, one))]);
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headerLength;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // Points to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const addressData = (address: string) => Buffer.from(address.split('.').map(Number));

/** Parts of at most 255 bytes, as long keys need. */
function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]));
}
