import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createApp } from '../app';
import type { Dependencies } from '../dependencies';
import { noRoute } from './request-log';
import { messagesOf } from './messages';
import { closeLingering, isClosing, lingerAfterResponse } from './lingering-close';
import { refusalOf, unknownExpectation, unreadable, wireAnswers, type ParseErrorReply } from './parse-errors';

/** Nobody may hold a connection with half a request for longer, in milliseconds. */
const longestRequest = 120_000;
const longestHeaders = 20_000;

/**
 * Milliseconds; longer than proxies keep idle connections (usually 60 s), or a proxy may send a request on a connection
 * that is being closed. Node counts `headersTimeout` from a request's first byte, so it may be shorter.
 */
const keepAliveTimeout = 65_000;

/** The rest of a refused request that is read and discarded; a longer one closes the connection. */
const longestRest = 100_000;

/** Exceeded limits, after which the connection is closed. */
const closing = new Set([413, 429]);

/**
 * The API behind Node's HTTP server, not yet listening. It decides how connections are kept and closed, and what is
 * answered where Node would refuse.
 */
export function createHttpServer(deps: Dependencies): Server {
  const app = createApp(deps);
  const answerOf = wireAnswers(deps.settings.publicUrl.startsWith('https:'));
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  /** Connections that end with a refusal after earlier requests are answered. */
  const lastWords = new WeakSet<Duplex>();
  const server = createServer({
    ...messagesOf(app, (response, status) => closeWhereNeeded(server, response, status)),
    requestTimeout: longestRequest,
    headersTimeout: longestHeaders,
    keepAliveTimeout,
    // Looked for below, where the refusal has its headers and its body.
    requireHostHeader: false,
  });
  const log = ({ status }: ParseErrorReply, requestId: string) =>
    deps.logger.info({ requestId, route: noRoute, status }, 'refused unread');

  const refuse = (response: ServerResponse, refusal: ParseErrorReply) => {
    const { headers, body, requestId } = answerOf(refusal);
    log(refusal, requestId);
    response.writeHead(refusal.status, headers).end(body);
  };

  const take = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isClosing(request.socket)) return false;
    lastAnswers.set(request.socket, response);
    if (namesItsHost(request)) return true;
    refuse(response, unreadable);
    return false;
  };

  server.on('request', (request, response) => {
    if (take(request, response)) app(request, response);
  });
  // `limited-body.ts` sends '100 Continue' when it starts to read the body.
  server.on('checkContinue', (request, response) => {
    if (take(request, response)) app(request, response);
  });
  server.on('checkExpectation', (request, response) => {
    if (take(request, response)) refuse(response, unknownExpectation);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (isClosing(socket) || lastWords.has(socket)) return;
    const last = lastAnswers.get(socket);
    const isUnderWay = last !== undefined && !last.writableFinished;
    const isMidAnswer = isUnderWay && last.headersSent && !last.req.complete;
    if (!socket.writable || isMidAnswer || error.code === 'ECONNRESET') {
      socket.destroy(error);
      return;
    }
    const refusal = refusalOf(error);
    const { text, requestId } = answerOf(refusal);
    log(refusal, requestId);
    if (!isUnderWay || !last.req.complete) return closeLingering(socket, text);
    // What came before could be read, and its work may be done: it has its answer first.
    lastWords.add(socket);
    last.once('finish', () => {
      // Node has ended it where that answer was to be the connection's last.
      if (socket.writable) closeLingering(socket, text);
    });
  });
  return server;
}

/**
 * Says `Connection: close` with an answer after which nothing more is read. This holds during shutdown, above a limit,
 * and if much of the request has not arrived yet.
 */
function closeWhereNeeded(server: Server, response: ServerResponse, status: number): void {
  const isStopping = !server.listening;
  const { req: request } = response;
  if (!isStopping && !closing.has(status) && !hasLongRest(request)) return;
  response.setHeader('Connection', 'close');
  if (!request.complete) lingerAfterResponse(request, response);
}

/** Exactly one Host, which HTTP/1.0 may leave out (RFC 9112, 3.2): two could mean one site to a proxy and another here. */
function namesItsHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** A client that waits for '100 Continue' may or may not send its body, so the next request can't be recognized. */
function hasLongRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > longestRest;
}
