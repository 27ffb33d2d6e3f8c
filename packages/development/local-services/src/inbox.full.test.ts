import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startInbox, type RunningInbox } from './inbox';
import { freePort } from './ports';

// A start takes two seconds of CPU time, and longer on a busy machine.
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

describe('pages of other origins', () => {
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
  const ask = async (path: string, headers: OutgoingHttpHeaders, method = 'GET') => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { accept: 'text/html', ...headers },
    });
    asking.end();
    // An accepted web socket is reported by another event.
    const [answer] = (await Promise.race([once(asking, 'response'), once(asking, 'upgrade')])) as [
      IncomingMessage,
    ];
    asking.destroy();
    const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
    return { status: answer.statusCode, cors };
  };
  const own = () => ({ host: `localhost:${port}` });
  const polling = '/socket.io/?EIO=4&transport=polling';
  const webSocket = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };

  it.each(['/', '/api/email', polling])('cannot read %s through a host name of their own', async (path) => {
    const answers = [
      await ask(path, { host: `evil.example:${port}` }),
      await ask(path, { ...own(), origin: 'http://evil.example' }),
      await ask(path, { ...own(), origin: 'http://localhost:1' }),
      await ask(path, { ...own(), origin: 'null' }),
    ];
    expect(answers).toEqual(Array(4).fill({ status: 403, cors: [] }));
  });

  it('cannot delete anything', async () => {
    const origin = 'http://evil.example';
    expect(await ask('/api/email/all', { ...own(), origin }, 'DELETE')).toEqual({ status: 403, cors: [] });
    expect(await ask('/api/email/all', { ...own(), origin }, 'OPTIONS')).toEqual({ status: 403, cors: [] });
  });

  it('cannot open a web socket', async () => {
    const path = '/socket.io/?EIO=4&transport=websocket';
    const origin = 'http://evil.example';
    expect(await ask(path, { ...own(), ...webSocket, origin })).toEqual({ status: 403, cors: [] });
    expect(await ask(path, { ...webSocket, host: `evil.example:${port}` })).toMatchObject({ status: 403 });
    expect(await ask(path, { ...own(), ...webSocket })).toMatchObject({ status: 101 });
  });

  it.each(['/', '/api/email', polling])('are not allowed by the CORS headers of %s', async (path) => {
    const answers = [
      await ask(path, own()),
      await ask(path, { host: `127.0.0.1:${port}` }),
      await ask(path, { host: `camp.example:${port}`, origin: `http://camp.example:${port}` }),
    ];
    expect(answers).toEqual(Array(3).fill({ status: 200, cors: [] }));
  });
});
