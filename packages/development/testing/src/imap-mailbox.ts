import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox for one test. */
export interface ImapMailbox {
  /** `imap://camp:secret@127.0.0.1:<port>`. */
  readonly url: string;
  /** Stores a message. @param message - headers and body, as a mail server stores them */
  deliver(message: string): void;
  /** The stored messages, oldest first. */
  messages(): readonly string[];
  close(): Promise<void>;
}

interface Stored {
  uid: number;
  message: string;
  isDeleted: boolean;
}

const password = 'secret';

/**
 * Starts a small IMAP server (RFC 3501) in the test's own process. It knows what reading a mailbox needs: login, search
 * by recipient, headers, parts of a multipart message, and deletion.
 */
export async function startMailbox(): Promise<ImapMailbox> {
  let stored: Stored[] = [];
  let nextUid = 1;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n');
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      const expunge = () => {
        stored = stored.filter(({ isDeleted }) => !isDeleted);
      };
      socket.write(answerTo(command, stored, expunge).replaceAll('TAG', tag));
      if (/^logout/i.test(command)) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `imap://camp:${password}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver: (message) => {
      stored.push({ uid: nextUid, message: message.replace(/\r?\n/g, '\r\n'), isDeleted: false });
      nextUid += 1;
    },
    messages: () => stored.map(({ message }) => message),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answerTo(command: string, stored: readonly Stored[], expunge: () => void): string {
  const name = /^(?:uid )?\w+/i.exec(command)?.[0].toLowerCase() ?? '';
  const done = `TAG OK ${name} completed\r\n`;
  const chosen = stored.filter(({ uid }) => uidsIn(command).has(uid));
  switch (name) {
    case 'login':
      return command.includes(password) ? done : 'TAG NO [AUTHENTICATIONFAILED] wrong password\r\n';
    case 'capability':
      return `* CAPABILITY IMAP4rev1 UIDPLUS\r\n${done}`;
    case 'list':
      return `* LIST () "/" ${command.includes('INBOX') ? 'INBOX' : '""'}\r\n${done}`;
    case 'select':
      return `* ${stored.length} EXISTS\r\n* FLAGS (\\Deleted)\r\n* OK [UIDVALIDITY 1]\r\n${done}`;
    case 'uid search': {
      const [, wanted = ''] = /TO "?([^"\s]+)/i.exec(command) ?? [];
      const found = stored.filter(({ message }) =>
        fieldsOf(message, ['to']).toLowerCase().includes(wanted.toLowerCase()),
      );
      return `* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n${done}`;
    }
    case 'uid fetch':
      return chosen.map((one) => fetched(one, stored.indexOf(one) + 1, command)).join('') + done;
    case 'uid store':
      for (const one of chosen) one.isDeleted = true;
      return done;
    case 'uid expunge':
      expunge();
      return done;
    case 'logout':
      return `* BYE\r\n${done}`;
    case 'noop':
    case 'close':
      return done;
    default:
      return `TAG BAD ${name} is unknown\r\n`;
  }
}

/** The UIDs of a set such as `1,3:5`. */
function uidsIn(command: string): ReadonlySet<number> {
  const [, set = ''] = /^uid \w+ ([\d,:]+)/i.exec(command) ?? [];
  return new Set(
    set.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split(':').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

function fetched({ uid, message }: Stored, position: number, command: string): string {
  const sections = [...command.matchAll(/BODY\.PEEK\[([^\]]+)\](?:<(\d+)\.(\d+)>)?/gi)];
  const parts = sections.map(([, section = '', start = '0', length]) => {
    const whole = sectionOf(message, section);
    const text = length ? whole.slice(Number(start), Number(start) + Number(length)) : whole;
    return `BODY[${section}]${length ? `<${start}>` : ''} {${Buffer.byteLength(text)}}\r\n${text}`;
  });
  return `* ${position} FETCH (UID ${uid} ${parts.join(' ')})\r\n`;
}

/** The requested header fields, or the content of a part of a multipart message. */
function sectionOf(message: string, section: string): string {
  const [, names] = /^HEADER\.FIELDS \((.*)\)$/i.exec(section) ?? [];
  if (names !== undefined) return `${fieldsOf(message, names.toLowerCase().split(' '))}\r\n`;
  const [, boundary] = /boundary="([^"]+)"/.exec(message) ?? [];
  const part = boundary === undefined ? '' : (message.split(`--${boundary}`)[Number(section)] ?? '');
  return part.slice(part.indexOf('\r\n\r\n') + 4);
}

/** Lines of the header that start with one of the names, with their continuations. */
const fieldsOf = (message: string, names: readonly string[]) =>
  message
    .slice(0, message.indexOf('\r\n\r\n') + 2)
    .split(/\r\n(?![ \t])/)
    .filter((field) => names.includes(field.slice(0, field.indexOf(':')).replaceAll('"', '').toLowerCase()))
    .map((field) => `${field}\r\n`)
    .join('');
