import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const parts = 10;
/** Milliseconds between two parts, in which the browser paints. */
const interval = 90;

/**
 * Passes a site on to this machine's browser, with the HTML of its pages in parts, as a slow network delivers them.
 *
 * @param site - its address
 * @returns the address to open, and a function that stops passing it on
 */
export async function inParts(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' };
    void fetch(new URL(request.url ?? '/', site), { headers }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      let sent = html.indexOf('<body');
      response.write(html.slice(0, sent));
      for (let left = parts; left > 0; left -= 1) {
        // Each part ends before a tag.
        const end = left === 1 ? html.length : html.indexOf('<', sent + (html.length - sent) / left);
        response.write(html.slice(sent, end));
        sent = end;
        await pause(interval);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
