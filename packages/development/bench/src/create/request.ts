import type { CamperInput } from '@camp/contracts/camper/record';
import { camperInput } from '@camp/database/test/factories/camper';
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
    const { contentType, body } = registrationForm({ nameFirst: `Casey${child}` });
    return requestOf({ method: 'POST', path: '/api/camper/create', token: nextToken(), contentType }, body);
  };
}

/** A registration as a browser sends it. @param picture - a proof of vaccination, as a JPEG */
export function registrationForm(values: Partial<CamperInput>, picture?: Buffer) {
  const parts = Object.entries(camperInput(values)).map(([name, value]) => partOf(name, value));
  const file = picture
    ? [
        `--${boundary}\r\nContent-Disposition: form-data; name="covidVaccineImage"; filename="proof.jpg"\r\n`,
        'Content-Type: image/jpeg\r\n\r\n',
        picture,
        '\r\n',
      ]
    : [];
  const body = Buffer.concat(
    [...parts, ...file, `--${boundary}--\r\n`].map((part) =>
      typeof part === 'string' ? Buffer.from(part) : part,
    ),
  );
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}

function partOf(name: string, value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}
