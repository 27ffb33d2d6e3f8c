import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { comesFromOwnPage, isAskedByOwnName } from '@camp/runtime/own-name';
import { bodyOf, bodyPolicy, listPage, mailPage, pagePolicy, script } from './inbox-pages';
import type { StoredMail } from './inbox-storage';

/** The web side of the inbox. */
export interface InboxServer {
  readonly server: Server;
  /** Reloads the open lists. */
  announce(): void;
}

/**
 * Shows the emails: pages for people and `/api/email` for programs. Foreign host names and pages of other origins are
 * rejected, because the emails contain password reset links.
 *
 * @param mails - newest first
 * @param names - host names with ports that it accepts, besides those of this machine
 */
export function createInboxServer(mails: () => readonly StoredMail[], names: readonly string[]): InboxServer {
  const open = new Set<ServerResponse>();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!isAskedByOwnName(request, names) || !comesFromOwnPage(request, names)) {
      const own = `http://localhost:${request.socket.localPort}`;
      return send(response, text(`This server accepts requests only from its own pages. Open ${own}.`, 403));
    }
    if (request.url !== '/arrivals') return send(response, answerFor(request, mails()));
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
    open.add(response);
    response.once('close', () => open.delete(response));
  };

  return {
    server: createServer(answer),
    announce: () => open.forEach((response) => response.write('event: email\ndata:\n\n')),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

function answerFor({ method, url = '/' }: IncomingMessage, mails: readonly StoredMail[]): Answer {
  if (method !== 'GET') return text('This inbox can only be read.', 405);
  if (url === '/') return page(listPage(mails), pagePolicy);
  if (url === '/inbox.js') return withType('text/javascript', script);
  if (url === '/api/email')
    return withType(
      'application/json',
      JSON.stringify(mails, (key, value: unknown) => (key === 'content' ? undefined : value)),
    );

  const [, kind, id, part, index] = url.split('/');
  const mail = kind === 'mails' ? mails.find((one) => one.id === id) : undefined;
  if (mail && part === undefined) return page(mailPage(mail), pagePolicy);
  if (mail && part === 'html') return page(bodyOf(mail), bodyPolicy);
  const attachment = part === 'attachments' ? mail?.attachments[Number(index)] : undefined;
  if (attachment) return download(attachment);
  return text('There is no such page. The emails are at /.', 404);
}

const withType = (
  type: string,
  body: string,
  headers: Record<string, string> = {},
  status = 200,
): Answer => ({
  status,
  headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers },
  body,
});
const text = (sentence: string, status: number) => withType('text/plain', `${sentence}\n`, {}, status);
const page = (body: string, policy: string) =>
  withType('text/html', body, { 'Content-Security-Policy': policy });

const download = ({ name, content }: StoredMail['attachments'][number]): Answer => ({
  status: 200,
  headers: {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  },
  body: content,
});

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
