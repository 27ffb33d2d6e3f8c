import { emailKeyOf } from '@camp/database/user/user-model';
import { bounceToken, reportAddress } from '@camp/runtime/mail/report-address';

/**
 * The sender of the envelope for each recipient.
 * @param bounceAddress - BOUNCE_ADDRESS
 * @param secret - JWT_SECRET
 */
export const reportAddressBy = (bounceAddress: string, secret: string) => (address: string) =>
  reportAddress(bounceAddress, bounceToken(secret, emailKeyOf(address)));
