import type { CamperInput } from '@camp/contracts/camper/record';
import { camperInput } from '@camp/database/test/factories/camper';
import { requestOf } from '../measure/connection';

const boundary = 'frontier';
const form = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

/**
 * Creates registration requests, each for another child, like a browser's form.
 *
 * @param nextToken - returns the owner's token
 */
export function nextCreate(nextToken: () => string): () => Buffer {
  let child = 0;
  return () => {
    child += 1;
    return registrationOf({ nameFirst: `Casey${child}` }, { token: nextToken() });
  };
}

/** The data of a registration. */
interface Sent {
  token?: string;
  headers?: Record<string, string>;
  /** A proof of vaccination, as a JPEG. */
  picture?: Buffer;
}

/** The request of a registration. */
export function registrationOf(values: Partial<CamperInput>, { token, headers, picture }: Sent): Buffer {
  const fields = Object.entries(camperInput(values)).map(([name, value]) =>
    partOf(name, value instanceof Date ? value.toISOString().slice(0, 10) : String(value)),
  );
  const file = picture
    ? [
        `--${boundary}\r\nContent-Disposition: form-data; name="covidVaccineImage"; filename="proof.jpg"\r\n`,
        'Content-Type: image/jpeg\r\n\r\n',
        picture,
        '\r\n',
      ]
    : [];
  const body = Buffer.concat([...fields, ...file, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
  return requestOf({ path: '/api/camper/create', token, headers: { ...form, ...headers }, body });
}

/** A form of plain fields. */
export const formOf = (fields: Readonly<Record<string, string>>) => ({
  headers: form,
  body: `${Object.entries(fields)
    .map(([name, value]) => partOf(name, value))
    .join('')}--${boundary}--\r\n`,
});

const partOf = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
