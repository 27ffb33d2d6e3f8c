import { createHmac } from 'node:crypto';
import { derivedKey } from '../derived-key';

const purpose = 'delivery reports';
/** 96 bits, in hexadecimal, since mail servers may change the case of an address. */
const tokenLength = 24;

/**
 * Proves that a delivery report is about an email we sent to an address. Nobody else has the token, except who received
 * the email.
 * @param secret - JWT_SECRET
 * @param address - normalized recipient (`emailKeyOf`)
 * @returns 24 hexadecimal digits
 */
export const bounceToken = (secret: string, address: string): string =>
  createHmac('sha256', derivedKey(secret, purpose)).update(address).digest('hex').slice(0, tokenLength);

/**
 * The sender of the envelope, to whom mail servers report that an email can't be delivered.
 * @param bounceAddress - BOUNCE_ADDRESS: `bounces@camp.example`
 * @returns `bounces+<token>@camp.example`
 */
export function reportAddress(bounceAddress: string, token: string): string {
  const [name = '', domain = ''] = bounceAddress.split('@');
  return `${name}+${token}@${domain}`;
}

/** The tokens of all report addresses among the addresses in a text, such as a message's recipients. */
export function tokensIn(bounceAddress: string, text: string): string[] {
  const words = text.toLowerCase().split(/[\s<>(),;:"]/);
  return words.flatMap((word) => {
    const [, token] = /\+([0-9a-f]{24})@/.exec(word) ?? [];
    const isOurs = token !== undefined && word === reportAddress(bounceAddress, token).toLowerCase();
    return isOurs ? [token] : [];
  });
}
