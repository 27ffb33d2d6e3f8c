import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createApp } from '../app';
import type { Dependencies } from '../dependencies';
import { noRoute } from './request-log';
import { messagesOf } from './messages';
import { closeLingering, isClosing, lingerAfterResponse } from './lingering-close';
import { refusalOf, unknownExpectation, unreadable, wireAnswers, type ParseErrorReply } from './parse-errors';

/** Milliseconds after which a connection with a partial request is closed. */
const longestRequest = 120_000;
const longestHeaders = 20_000;

/**
 * Milliseconds. They exceed a proxy's limit for idle connections (usually 60 s). Otherwise a proxy may send a request
 * on a connection that is being closed. Node counts `headersTimeout` from a request's first byte, so it may be shorter.
 */
const keepAliveTimeout = 65_000;

/** Most bytes of a refused request that are read and discarded. Beyond that, the connection is closed. */
const longestRest = 100_000;

/** Statuses of exceeded limits, after which the connection is closed. */
const closing = new Set([413, 429]);

/**
 * The API behind Node's HTTP server, not yet listening. It decides when connections are closed, and responds to
 * requests that Node would refuse.
 */
export function createHttpServer(deps: Dependencies): Server {
  const app = createApp(deps);
  const answerOf = wireAnswers(deps.settings.publicUrl.startsWith('https:'));
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  /** Connections that are closed with an error after their earlier requests are answered. */
  const lastWords = new WeakSet<Duplex>();
  const server = createServer({
    ...messagesOf(app, (response, status) => closeWhereNeeded(server, response, status)),
    requestTimeout: longestRequest,
    headersTimeout: longestHeaders,
    keepAliveTimeout,
    // Checked below, where the error gets its headers and its body.
    requireHostHeader: false,
  });
  const log = ({ status }: ParseErrorReply, requestId: string) =>
    deps.logger.info({ requestId, route: noRoute, status }, 'A request was refused before it was read');

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
    // The previous request was complete and may have an effect, so its response is sent first.
    lastWords.add(socket);
    last.once('finish', () => {
      // Node has already ended the socket if that response was the connection's last.
      if (socket.writable) closeLingering(socket, text);
    });
  });
  return server;
}

/**
 * Adds `Connection: close` to a response after which nothing more is read. This happens during shutdown, above a limit,
 * and if much of the request has not arrived yet.
 */
function closeWhereNeeded(server: Server, response: ServerResponse, status: number): void {
  const isStopping = !server.listening;
  const { req: request } = response;
  if (!isStopping && !closing.has(status) && !hasLongRest(request)) return;
  response.setHeader('Connection', 'close');
  if (!request.complete) lingerAfterResponse(request, response);
}

/**
 * Whether there is exactly one Host, which HTTP/1.0 may leave out (RFC 9112, 3.2). With two, a proxy and this server
 * could choose different hosts.
 */
function namesItsHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/**
 * Whether much of the request may still arrive. A client that waits for '100 Continue' may or may not send its body, so
 * the next request can't be recognized.
 */
function hasLongRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > longestRest;
}
