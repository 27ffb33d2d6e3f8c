import { createReadStream } from 'node:fs';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { AwsV4Signer } from 'aws4fetch';

/** An account at a storage service that speaks S3. */
export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent if the address tells it, or the service ignores it. */
  region?: string | undefined;
}

/** One call. */
export interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  address: URL;
  /** The file that is sent. */
  file?: { path: string; bytes: number };
}

/** Milliseconds without a byte in either direction. */
const patience = 60_000;
/** Characters of an answer that are read. A list of 1,000 files has about half a million. */
const longestAnswer = 2_000_000;

/**
 * Signs a call (Signature Version 4) and makes it. A file is read from the disk as it is sent, and redirects are not
 * followed.
 *
 * @returns the text of the answer
 * @throws Error with one sentence that names the host, never the account
 */
export async function askS3(account: S3Account, { method, address, file }: S3Call): Promise<string> {
  const headers = file ? { 'content-length': String(file.bytes) } : undefined;
  const signer = new AwsV4Signer({
    ...{ method, url: address.href, service: 's3', ...account },
    ...(headers && { headers }),
  });
  const signed = await signer.sign();
  const request = (address.protocol === 'http:' ? plainRequest : secureRequest)(address, {
    method,
    headers: Object.fromEntries(signed.headers),
  });
  request.setTimeout(patience, () => request.destroy(new Error('it stopped answering')));
  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      if (file) createReadStream(file.path).on('error', reject).pipe(request);
      else request.end();
    });
    const response = await answered;
    const text = await textOf(response);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return text;
    const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(text) ?? [];
    throw new Error(`it answered with status ${statusCode}${code ? ` (${code})` : ''}`);
  } catch (error) {
    throw new Error(`The copy to ${address.host} failed: ${(error as Error).message}.`, { cause: error });
  } finally {
    // A refusal may come before the whole file was sent.
    request.destroy();
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const part of response) {
    text += String(part);
    if (text.length > longestAnswer) throw new Error('its answer is too long');
  }
  return text;
}
