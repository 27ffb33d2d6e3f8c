import { formatDay } from '@camp/contracts/camp/dates';

/**
 * Marks a page from the cache with the day on which it was saved. The page then says so, and hides what may have
 * changed (shell/src/versions/use-saved-at.ts).
 *
 * @param saved - as the server sent it
 * @param now - of the device
 */
export async function savedPage(saved: Response, now: Date): Promise<Response> {
  const day = formatDay(new Date(saved.headers.get('Date') ?? now), now);
  const html = (await saved.text()).replace('<html ', `<html data-saved="${day}" `);
  const headers = new Headers(saved.headers);
  // The text is neither compressed nor as long anymore.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(html, { headers });
}
