import type { WebhookFailure } from '@camp/contracts/outgoing-webhook/failures';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Network } from './network';
import { isPublicAddress } from './public-address';

/** Milliseconds for everything: name, connection, answer. */
const wholeTime = 5_000;
/** Bytes of the answer's headers. Its body is not read at all. */
const mostHeaders = 8_192;

/** What came of a post. A status without a failure is a success. */
export interface Outcome {
  status?: number;
  failure?: WebhookFailure;
}

/** A request as it is sent. */
export interface WebhookPost {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Posts to an https address. The name is resolved once, and the connection goes to the address that was checked. Every
 * address of the name must be public. Redirects are not followed, since the camp approved this address and no other.
 *
 * @returns the outcome, also of a failure
 */
export async function postWebhook(
  network: Network,
  { address, headers, body }: WebhookPost,
  time = wholeTime,
): Promise<Outcome> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(time);
  let socket: Duplex | undefined;
  try {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await orTimeout(network.resolve(name), signal);
    const [first] = addresses;
    if (first === undefined) return { failure: 'not-found' };
    if (!addresses.every(isPublicAddress)) return { failure: 'private-address' };
    socket = network.connect({ address: first, port: Number(url.port || 443), name });
    return outcomeOf(await send(url, socket, { headers, body, signal }));
  } catch (error) {
    return { failure: failureOf(error as NodeJS.ErrnoException) };
  } finally {
    socket?.destroy();
  }
}

/** @returns the status of the answer */
function send(
  url: URL,
  socket: Duplex,
  { headers, body, signal }: Omit<WebhookPost, 'address'> & { signal: AbortSignal },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(url, {
      method: 'POST',
      // Without an agent, Node would add port 80 to the host.
      headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      // Without an agent, so nothing else can choose the connection.
      createConnection: () => socket,
      maxHeaderSize: mostHeaders,
      signal,
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    // It may fail before the request has it.
    socket.on('error', reject);
    sent.end(body);
  });
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status };
  return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

/** A resolver can't be aborted, so its result is ignored. */
async function orTimeout<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([work, aborted]);
}

const certificate = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

function failureOf({ name, code = '' }: NodeJS.ErrnoException): WebhookFailure {
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'not-found';
  return certificate.test(code) ? 'certificate' : 'connection';
}
