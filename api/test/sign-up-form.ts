import type { RegisterInput } from '@camp/contracts/user/schemas';
import { linkToken } from '@camp/runtime/link-token';
import { nextNumber } from '@camp/testing/factories/sequence';
import { knownPassword, type ServedApi } from './api-under-test';

/** A complete sign-up as a browser sends it, with an address that nobody has. */
export const signUpForm = (values: Partial<RegisterInput> = {}): RegisterInput => ({
  nameFirst: 'Ann',
  nameLast: 'Arbor',
  userType: 'Parent',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phone: '555-123-4567',
  email: `ann${nextNumber()}@example.com`,
  preferedContact: 'Email',
  password: knownPassword,
  passwordConf: values.password ?? knownPassword,
  ...values,
});

/** The secret in the newest mailed link to an address, as the worker would compute it; '' where there is none. */
export async function mailedToken(api: ServedApi, email: string): Promise<string> {
  await api.settleRequests();
  const link = await api.models.Link.findOne({ email }).sort({ createdAt: -1, _id: -1 }).lean();
  return link ? linkToken(api.deps.settings.jwtSecret, String(link._id)) : '';
}

/** Cookies of an answer, as the browser sends them back. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  ((headers['set-cookie'] ?? []) as string[]).map((cookie) => cookie.split(';')[0]).join('; ');
