import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startInbox, type RunningInbox } from './inbox';
import { freePort } from './ports';

// A start takes longer on a busy machine.
jest.setTimeout(60_000);

const folder = () => mkdtemp(join(tmpdir(), 'camp-inbox-test-'));
const sendWelcome = ({ smtpUrl }: RunningInbox) =>
  createTransport(smtpUrl).sendMail({
    from: 'camp@camp.example',
    to: 'parent@camp.example',
    subject: 'Welcome',
    text: 'See you at camp.',
  });

it('shows emails, even after it was killed and restarted at the same addresses', async () => {
  const dir = await folder();
  const webPort = await freePort();
  const first = await startInbox({ dir, webPort });
  await sendWelcome(first);
  first.child.signal('SIGKILL');
  await first.child.ended;

  const second = await startInbox({ dir, webPort, smtpPort: first.smtpPort });
  const mails = await fetch(`${second.url}/api/email`).then((response) => response.json());
  await second.stop();
  await rm(dir, { recursive: true });

  expect([second.url, second.smtpUrl]).toEqual([first.url, first.smtpUrl]);
  expect(mails).toEqual([expect.objectContaining({ subject: 'Welcome' })]);
});

it('refuses ports in use, and suggests another one only for its page', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const dir = await folder();

  await expect(startInbox({ dir, webPort: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const withoutCode = await startInbox({ dir, webPort: await freePort(), smtpPort: port }).catch(String);
  expect(withoutCode).toBe(
    `Refusal: The test inbox does not start: another program has taken port ${port}, at which mails came in before.`,
  );
  other.close();
  await rm(dir, { recursive: true });
});

describe('a running inbox', () => {
  let dir: string;
  let port: number;
  let inbox: RunningInbox;
  beforeAll(async () => {
    dir = await folder();
    port = await freePort();
    inbox = await startInbox({ dir, webPort: port, url: `http://camp.example:${port}` });
  });
  afterAll(async () => {
    await inbox.stop();
    await rm(dir, { recursive: true });
  });
  const local = (path: string) => `http://localhost:${port}${path}`;
  const ask = async (path: string, headers: OutgoingHttpHeaders, method = 'GET') => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { accept: 'text/html', ...headers },
    });
    asking.end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    asking.destroy();
    const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
    return { status: answer.statusCode, cors };
  };
  const own = () => ({ host: `localhost:${port}` });

  it('shows an email with its pictures and attachments, and nothing in it runs or loads', async () => {
    await createTransport(inbox.smtpUrl).sendMail({
      from: 'Lake Hope <camp@camp.example>',
      to: 'parent@camp.example',
      subject: 'Your <list>',
      text: 'See the drawing.',
      html: '<p>See <img src="cid:drawing"><script src="http://camp.example/x.js"></script></p>',
      attachments: [
        { filename: 'drawing.png', cid: 'drawing', content: Buffer.from('drawing') },
        { filename: 'list "1".csv', content: 'Name\nAda\n' },
      ],
    });
    const [mail] = (await (await fetch(local('/api/email'))).json()) as { id: string }[];
    const texts = async (path: string) => {
      const response = await fetch(local(path));
      return { policy: response.headers.get('content-security-policy'), text: await response.text() };
    };
    const page = await texts(`/mails/${mail?.id}`);
    const body = await texts(`/mails/${mail?.id}/html`);

    expect((await texts('/')).text).toContain('Your &#60;list&#62;');
    expect(page.text).toContain('Lake Hope &#60;camp@camp.example&#62;');
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body.text).toContain(`<img src="data:image/png;base64,${btoa('drawing')}">`);
    expect(body.policy).toMatch(/^sandbox allow-popups .*default-src 'none'/);
    expect(body.policy).not.toMatch(/allow-scripts|script-src|https?:/);
    expect((await texts(`/mails/${mail?.id}/attachments/1`)).text).toBe('Name\nAda\n');
    expect((await fetch(local(`/mails/${mail?.id}/attachments/2`))).status).toBe(404);
    expect((await fetch(local('/mails/..%2f..%2fetc'))).status).toBe(404);
  });

  it('tells open lists of an email that arrives', async () => {
    const response = await fetch(local('/arrivals'));
    const arrivals = (response.body as ReadableStream<Uint8Array>).getReader();
    await arrivals.read();
    await sendWelcome(inbox);
    const { value } = await arrivals.read();
    await arrivals.cancel();

    expect(Buffer.from(value as Uint8Array).toString()).toContain('event: email');
  });

  const paths = ['/', '/api/email', '/arrivals'];

  it.each(paths)('rejects pages of other origins that read %s', async (path) => {
    const answers = [
      await ask(path, { host: `evil.example:${port}` }),
      await ask(path, { ...own(), origin: 'http://evil.example' }),
      await ask(path, { ...own(), origin: 'http://localhost:1' }),
      await ask(path, { ...own(), origin: 'null' }),
    ];
    expect(answers).toEqual(Array(4).fill({ status: 403, cors: [] }));
  });

  it('deletes nothing on request', async () => {
    const origin = 'http://evil.example';
    expect(await ask('/api/email/all', { ...own(), origin }, 'DELETE')).toEqual({ status: 403, cors: [] });
    expect(await ask('/api/email/all', { ...own(), origin }, 'OPTIONS')).toEqual({ status: 403, cors: [] });
    expect(await ask('/api/email/all', own(), 'DELETE')).toEqual({ status: 405, cors: [] });
  });

  it.each(paths)('allows no other origin by the CORS headers of %s', async (path) => {
    const answers = [
      await ask(path, own()),
      await ask(path, { host: `127.0.0.1:${port}` }),
      await ask(path, { host: `camp.example:${port}`, origin: `http://camp.example:${port}` }),
    ];
    expect(answers).toEqual(Array(3).fill({ status: 200, cors: [] }));
  });
});
