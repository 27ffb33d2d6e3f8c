import { gzipSync } from 'node:zlib';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';
import { rawClient } from '@camp/testing/raw-client';

const api = serveApi({ limits: { upload: { most: 0, per: 60 } } });
beforeAll(() => createCamp(api.models, { year: 2026 }));

const login = '/api/user/login';
const create = '/api/camper/create';
const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const chunked = 'Transfer-Encoding: chunked';
const announced = (bytes: number) => `Content-Length: ${bytes}`;
const chunkOf = (text: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`${text.length.toString(16)}\r\n`),
    Buffer.from(text as string),
    Buffer.from('\r\n'),
  ]);
const part = (name: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`;

const headOf = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: camp', ...headers, '', ''].join('\r\n');

/** The response to a request that never ends. */
async function refusalOf(head: string, { begin = '', more = '' as string | Buffer } = {}) {
  const client = await rawClient(api.url);
  client.send(head);
  if (begin) client.send(begin);
  if (more) client.sendContinuously(more);
  const answer = await client.answer();
  await client.ended();
  client.socket.destroy();
  return { ...answer, body: JSON.parse(answer.body) as { message: string; code: string } };
}

const authorization = async () => {
  const { token } = await api.signedIn();
  return `Authorization: Bearer ${token}`;
};

const zeros = gzipSync(Buffer.alloc(1_000_000));

describe('a request that never ends is refused with 413 (S32)', () => {
  it.each([
    ['by the announced length of its JSON', headOf(login, json, announced(110_000)), {}],
    ['by the announced length of its form', headOf(login, form, announced(9_000_000)), {}],
    ['by the announced length of a webhook event', headOf('/api/stripe/webhook', announced(2_000_000)), {}],
    ['while its announced body arrives', headOf(login, json, announced(1e9)), { more: 'x'.repeat(60_000) }],
    [
      'at the first excess byte of its JSON',
      headOf(login, json, chunked),
      { more: chunkOf('x'.repeat(9_000)) },
    ],
    [
      'at the first excess byte of a webhook event',
      headOf('/api/stripe/webhook', chunked),
      { more: chunkOf('x'.repeat(9_000)) },
    ],
    [
      'at the first excess byte of its compressed JSON',
      headOf(login, json, chunked, 'Content-Encoding: gzip'),
      { more: chunkOf(zeros) },
    ],
    [
      'at the first excess byte of a form’s fields',
      headOf(login, form, chunked),
      { begin: chunkOf(part('email')).toString(), more: chunkOf('x'.repeat(9_000)) },
    ],
  ])('%s', async (_how, head, sent) => {
    const { status, headers, body } = await refusalOf(head, sent);

    expect([status, headers.connection, body.code]).toEqual([413, 'close', 'too-large']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });
});

describe('an upload', () => {
  const roomy = serveApi();
  beforeAll(() => createCamp(roomy.models, { year: 2026 }));
  const send = async (header: string, sent: { begin?: string; more?: string | Buffer }) => {
    const { token } = await roomy.signedIn();
    const client = await rawClient(roomy.url);
    client.send(headOf(create, form, header, `Authorization: Bearer ${token}`));
    if (sent.begin) client.send(chunkOf(sent.begin));
    if (sent.more) client.sendContinuously(chunkOf(sent.more));
    const answer = await client.answer();
    await client.ended();
    client.socket.destroy();
    return [
      answer.status,
      answer.headers.connection,
      (JSON.parse(answer.body) as { message: string }).message,
    ];
  };

  it('that announces more than 8 MB and its fields is refused before it is read (S32)', async () => {
    expect(await send(announced(9_000_000), {})).toEqual([413, 'close', 'File too large']);
  });

  it('of more than 8 MB is refused at the first excess byte (S32)', async () => {
    const begin = part('covidVaccineImage', 'a.png');
    expect(await send(chunked, { begin, more: 'x'.repeat(500_000) })).toEqual([
      413,
      'close',
      'File too large',
    ]);
  });

  it('with fields that are far too long is refused before they end (S32)', async () => {
    expect(await send(chunked, { begin: part('nameFirst'), more: 'x'.repeat(50_000) })).toEqual([
      413,
      'close',
      'The request is too large.',
    ]);
  });

  it('with one field that is too long is refused for this field, whatever file follows', async () => {
    const begin = `${part('nameFirst')}${'x'.repeat(11_000)}\r\n${part('covidVaccineImage', 'a.png')}`;
    expect(await send(chunked, { begin, more: 'x'.repeat(500_000) })).toEqual([
      413,
      'close',
      'One of your answers is too long. Please shorten it.',
    ]);
  });

  it('that is no form is refused before its end', async () => {
    expect(await send(chunked, { begin: '--x\r\nno head at all\r\n\r\n', more: 'x'.repeat(50_000) })).toEqual(
      [400, 'close', 'We can’t read this form. Please reload the page and try again.'],
    );
  });
});

describe('an upload above the person’s limit is refused with 429', () => {
  it('by its announced length, before any of it is read', async () => {
    const { status, headers, body } = await refusalOf(
      headOf(create, form, announced(5_000_000), await authorization()),
    );

    expect([status, headers.connection, body.code]).toEqual([429, 'close', 'too-many-requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('at the head of its file, while the file is still being sent', async () => {
    const { status, headers } = await refusalOf(headOf(create, form, chunked, await authorization()), {
      begin: chunkOf(part('covidVaccineImage', 'a.png')).toString(),
      more: chunkOf('x'.repeat(60_000)),
    });

    expect([status, headers.connection]).toEqual([429, 'close']);
  });
});

describe('a person without the right is refused before the body is read', () => {
  it('401 without a login, 403 without the right', async () => {
    const endless = { more: chunkOf('x'.repeat(60_000)) };
    const stranger = await refusalOf(headOf(create, form, chunked), endless);
    const parent = await refusalOf(
      headOf('/api/staff-about/create', form, chunked, await authorization()),
      endless,
    );

    expect([stranger.status, stranger.headers.connection]).toEqual([401, 'close']);
    expect([parent.status, parent.headers.connection]).toEqual([403, 'close']);
  });

  it('an unknown call gets 404, and a page is sent without waiting for the request’s body', async () => {
    const client = await rawClient(api.url);
    client.send(`GET /healthz HTTP/1.1\r\nHost: camp\r\n${chunked}\r\n\r\n`);
    client.sendContinuously(chunkOf('x'.repeat(60_000)));
    const page = await client.answer();
    await client.ended();
    client.socket.destroy();

    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
    expect((await refusalOf(headOf('/api/nothing', chunked), { more: chunkOf('x') })).status).toBe(404);
  });
});

describe('a connection', () => {
  it('stays open after a small request that was refused unread', async () => {
    const client = await rawClient(api.url);
    const head = headOf(create, json, announced(2));
    client.send(head);
    const first = await client.answer();
    client.send(`{}${head}{}`);
    const second = await client.answer();

    expect([first, second].map(({ status, headers }) => [status, headers.connection])).toEqual([
      [401, 'keep-alive'],
      [401, 'keep-alive'],
    ]);
    client.socket.end();
  });

  it('accepts no further request after an early refusal', async () => {
    const owner = await api.signedIn();
    const client = await rawClient(api.url);
    client.send(headOf(login, json, announced(110_000)));
    expect((await client.answer()).status).toBe(413);
    await client.ended();
    client.send(
      `${'x'.repeat(110_000)}${headOf('/api/user/logout', `Authorization: Bearer ${owner.token}`)}`,
    );
    client.socket.end();
    await new Promise((resolve) => client.socket.once('close', resolve));

    expect((await owner.get('/api/user/current')).status).toBe(200);
  });

  it('sends 100 Continue only if the body is going to be read', async () => {
    const expecting = 'Expect: 100-continue';
    const client = await rawClient(api.url);
    client.send(headOf(login, json, announced(2), expecting));
    const goOn = await client.answer();
    client.send('{}');
    const read = await client.answer();
    const refused = await refusalOf(headOf(login, json, announced(110_000), expecting));
    const stranger = await refusalOf(headOf(create, json, announced(2), expecting));

    expect([goOn.status, read.status, refused.status]).toEqual([100, 400, 413]);
    expect([stranger.status, stranger.headers.connection]).toEqual([401, 'close']);
    client.socket.end();
  });
});
