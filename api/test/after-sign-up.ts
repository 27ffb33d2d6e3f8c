import { linkToken } from '@camp/runtime/link-token';
import type { ServedApi } from './api-under-test';

/** The secret in the newest mailed link to an address, as the worker would compute it; '' where there is none. */
export async function mailedToken(api: ServedApi, email: string): Promise<string> {
  await api.settleRequests();
  const link = await api.models.Link.findOne({ email }).sort({ createdAt: -1, _id: -1 }).lean();
  return link ? linkToken(api.deps.settings.jwtSecret, String(link._id)) : '';
}

/** Cookies of an answer, as the browser sends them back. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  ((headers['set-cookie'] ?? []) as string[]).map((cookie) => cookie.split(';')[0]).join('; ');
