import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPhotograph } from '@camp/database/test/factories/photograph';
import { rawClient } from '@camp/testing/raw-client';
import { Types } from 'mongoose';
import { accessRequests } from '../../test/access-requests';
import { knownPassword, serveApi, type Client } from '../../test/api-under-test';
import { buildSite, homeStylesheet } from '../../test/built-site';
import { callOperation } from '../../test/call-operation';

const root = buildSite();
const publicUrl = 'https://camp.test';
const api = serveApi({
  limits: { donate: { most: 0, per: 60 } },
  overrides: ({ settings }) => ({ settings: { ...settings, root, publicUrl } }),
});

let camp: StoredCamp;
let camperId: string;
let person: Client;
let photograph: string;
beforeAll(async () => {
  writeFileSync(join(root, 'shell/dist/sw.js'), 'the built worker');
  camp = await createCamp(api.models, { year: 2026 });
  const owner = await api.createAccount({ roles: ['user', 'admin'] });
  const imageId = new Types.ObjectId();
  const camper = await createCamper(api.models, { userId: owner._id, campId: camp._id, imageId });
  camperId = String(camper._id);
  person = await api.signedIn(owner);
  const webp = { bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' } as const;
  await api.models.Image.create({ ...webp, _id: imageId, subject: 'camper', recordId: camper._id });
  const shown = await createPhotograph(api.models, { inGallery: true });
  photograph = `/images/${String(shown.imageId)}-480.webp`;
  const renditions = [{ ...webp, name: '480.webp' }];
  const photographImage = { subject: 'photograph', recordId: shown._id, renditions } as const;
  await api.models.Image.create({ ...webp, ...photographImage, _id: shown.imageId });
});

/** Whether browsers may store it: what is about a person never, the rest as long as it is checked or hashed. */
type Stored = 'no-store' | 'no-cache' | 'public, max-age=31536000, immutable';

const never: Stored = 'no-store';
const checked: Stored = 'no-cache';
const forever: Stored = 'public, max-age=31536000, immutable';

const webhook = async () => {
  const owner = await api.createAccount();
  const request = await accessRequests['stripe.webhook']({ api, camp, owner });
  return callOperation(api.visitor, 'stripe.webhook', request);
};
const long = () => api.visitor.post('/api/user/login', { more: 'x'.repeat(110_000) });
const otherType = () => api.visitor.post('/api/user/login').set('Content-Type', 'text/plain').send('x');
const forged = () => api.visitor.post('/api/user/login', {}).set('Cookie', 'XSRF-TOKEN=made.up');

interface Answer {
  status: number;
  headers: Record<string, unknown>;
}

const answers: [what: string, status: number, stored: Stored | undefined, ask: () => PromiseLike<Answer>][] =
  [
    ['a page', 200, checked, () => api.visitor.get('/')],
    ['a guarded page', 200, checked, () => api.visitor.get('/admin')],
    ['a page that does not exist', 404, checked, () => api.visitor.get('/no/such/page')],
    ['an address that cannot be decoded', 404, checked, () => api.visitor.get('/%E0%A4%A')],
    ['a hashed file', 200, forever, () => api.visitor.get(homeStylesheet)],
    ['a file that does not exist', 404, undefined, () => api.visitor.get('/remotes/none.js')],
    ['a way out of the folder', 404, checked, () => api.visitor.get('/..%2f..%2fpackage.json')],
    ['the manifest', 200, checked, () => api.visitor.get('/manifest.webmanifest')],
    ['the service worker', 200, checked, () => api.visitor.get('/sw.js')],
    ['the calendar', 200, checked, () => api.visitor.get('/calendar.ics')],
    ['robots.txt', 200, checked, () => api.visitor.get('/robots.txt')],
    ['the API’s description', 200, checked, () => api.visitor.get('/api/openapi.json')],
    ['a public photograph', 200, forever, () => api.visitor.get(photograph)],
    ['a picture that does not exist', 404, never, () => api.visitor.get('/images/none.webp')],
    ['health', 200, never, () => api.visitor.get('/healthz')],
    ['a public call', 200, checked, () => api.visitor.get('/api/camp/list')],
    ['a person’s record', 200, never, () => person.get(`/api/camper/read/${camperId}`)],
    ['a list', 200, never, () => person.get('/api/camper/list')],
    ['a proof of vaccination', 200, never, () => person.get(`/api/camper/covid-image/${camperId}`)],
    ['a spreadsheet', 200, never, () => person.get('/api/camper/export')],
    ['a webhook', 200, never, webhook],
    ['a refused form', 400, never, () => api.visitor.post('/api/user/login', {})],
    ['a call without a login', 401, never, () => api.visitor.get('/api/user/current')],
    ['a call without the right', 403, never, async () => (await api.signedIn()).get('/api/user/list')],
    ['a forged change', 403, never, forged],
    ['an unknown call', 404, never, () => api.visitor.get('/api/no/such/call')],
    ['another method', 404, never, () => api.visitor.delete('/api/user/login')],
    ['a body that is too large', 413, never, long],
    ['a body of another type', 415, never, otherType],
    ['a call above its limit', 429, never, () => api.visitor.post('/api/stripe/donate', { amount: 25 })],
  ];

const always = {
  'content-security-policy': expect.stringMatching(
    /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
  ),
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.any(String),
};

const cookiesOf = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat().map(String);

/** `SameSite=Lax`, https only, and hidden from scripts unless the site's own script has to send it back. */
const rightCookie =
  /^XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$|^[\w-]+=[^;]+; (?:[^;]+; )*HttpOnly; Secure; SameSite=Lax$/;

it.each(answers)(
  '%s has status %d, every header, and is stored as %s (S50)',
  async (_what, status, stored, ask) => {
    const answer = await ask();

    expect(answer).toMatchObject({ status, headers: always });
    expect(answer.headers['cache-control']).toBe(stored);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(cookiesOf(answer).filter((cookie) => !rightCookie.test(cookie))).toEqual([]);
    if (stored === forever) expect(cookiesOf(answer)).toEqual([]);
  },
);

it('a failed call has every header too, and says nothing of the cause (S50, S61)', async () => {
  const { email } = await api.createAccount({ passwordHash: 'no hash at all' });
  const answer = await api.visitor.post('/api/user/login', { email, password: knownPassword });

  expect(answer).toMatchObject({ status: 500, headers: { ...always, 'cache-control': 'no-store' } });
  expect(answer.text).not.toMatch(/hash|stack|\.ts/);
});

it('cookies of a login are hidden from scripts and sent over https only (S50)', async () => {
  const { email } = await api.createAccount();
  const answer = await api.visitor.post('/api/user/login', { email, password: knownPassword });

  expect(answer.status).toBe(200);
  expect(cookiesOf(answer)).toEqual([expect.stringMatching(/; HttpOnly; Secure; SameSite=Lax$/)]);
});

it.each([
  'GET / HTTP/1.1\r\n\r\n',
  'no request\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: camp\r\nCookie: secret=1\r\n\r\n',
])('what is no request for a page gets every header, and nothing of itself back: %j (S50)', async (text) => {
  const client = await rawClient(api.url);
  client.send(text);
  const { status, headers, body } = await client.answer();
  client.socket.destroy();

  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers).toMatchObject(always);
  expect(body).not.toContain('secret=1');
});
