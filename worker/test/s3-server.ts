import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A storage service that speaks S3, as far as backups need it. It checks each signature on its own. */
export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Path -> content. */
  readonly files: Map<string, Buffer>;
  /** How many uploads were asked for. */
  puts(): number;
  /** Answers each later upload with this status, before it has read the content. */
  refuse(status: number): void;
  close(): Promise<void>;
}

/** The key that the server knows. */
export const s3Key = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4, from Amazon's description. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, id, day = '', region = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const time = String(headers['x-amz-date']);
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${s3Key.secret}`);
  const isFresh =
    Math.abs(Date.now() - Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'))) <
    900_000;
  return (
    id === s3Key.id &&
    isFresh &&
    names.split(';').includes('host') &&
    hmac(key, text).toString('hex') === signature
  );
}

/** Starts the server on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  let [refusal, puts] = [0, 0];
  const server = createServer((request, response) => {
    const answer = (status: number, text = '') => response.writeHead(status).end(text);
    const { pathname: encoded, searchParams } = new URL(request.url ?? '', 'http://s3');
    const pathname = decodeURIComponent(encoded);
    if (!isSigned(request)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (request.method === 'PUT') puts += 1;
    if (request.method === 'PUT' && refusal > 0)
      return answer(refusal, '<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'GET') {
      const start = `${pathname}/${searchParams.get('prefix') ?? ''}`;
      const keys = [...files.keys()].filter((path) => path.startsWith(start)).sort();
      const listed = keys.map(
        (path) =>
          `<Contents><Key>${path.slice(pathname.length + 1)}</Key><Size>${files.get(path)?.length}</Size></Contents>`,
      );
      return answer(200, `<ListBucketResult>${listed.join('')}</ListBucketResult>`);
    }
    if (request.method === 'DELETE') {
      files.delete(pathname);
      return answer(204);
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const content = Buffer.concat(parts);
      // Such services refuse content of unknown length.
      if (Number(request.headers['content-length']) !== content.length) return answer(411);
      files.set(pathname, content);
      return answer(200);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    puts: () => puts,
    refuse: (status) => {
      refusal = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
