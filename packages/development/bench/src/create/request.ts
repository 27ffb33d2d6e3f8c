import { camperInput } from '@camp/testing/factories/camper';
import { requestOf } from '../beside/connection';

const boundary = 'frontier';

/**
 * Makes the request of a registration, each for another child, as a browser sends the form.
 *
 * @param nextToken - whose it is
 */
export function nextCreate(nextToken: () => string): () => Buffer {
  let child = 0;
  return () => {
    child += 1;
    const form = camperInput({ nameFirst: `Casey${child}` });
    const parts = Object.entries(form).map(([name, value]) => partOf(name, value));
    const contentType = `multipart/form-data; boundary=${boundary}`;
    const head = { method: 'POST', path: '/api/camper/create', token: nextToken(), contentType } as const;
    return requestOf(head, `${parts.join('')}--${boundary}--\r\n`);
  };
}

function partOf(name: string, value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}
