import * as campOperations from '@camp/contracts/camp/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { isRequestId } from '@camp/contracts/operations/request-id';
import * as userOperations from '@camp/contracts/user/operations';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { call, callPage } from './call';
import { CallError } from './call-error';
import { accessTokenKey, lastSessionEnd, readToken, startSession } from './session';

interface Sent {
  url: string;
  init: RequestInit;
}

/** Returns the responses in order and records the requests. */
function answerWith(...answers: (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  window.fetch = (url, init = {}) => {
    sent.push({ url: String(url), init });
    const answer = answers.shift() ?? new Error('No response is left.');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return sent;
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const headerOf = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

const failureOf = async (run: () => Promise<unknown>): Promise<CallError> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail.');
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('request', () => {
  it('has the bearer token of local storage', async () => {
    localStorage.setItem(accessTokenKey, 'secret');
    const sent = answerWith(json({ msg: {} }));

    await call(userOperations.current);

    expect(sent[0]?.url).toBe('/api/user/current');
    expect(headerOf(sent[0]!, 'Authorization')).toBe('Bearer secret');
  });

  it('has an id of its own, which the server logs', async () => {
    const sent = answerWith(json([]), json([]));

    await call(campOperations.current);
    await call(campOperations.current);

    const ids = sent.map((request) => headerOf(request, 'X-Request-Id'));
    expect(ids.every(isRequestId)).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  it('fills path and query, without empty values', async () => {
    const sent = answerWith(json({}), json([]));

    await call(camperOperations.read, { params: { id: 'a/b' } });
    await call(camperOperations.list, { query: { year: 2027, q: '', sort: undefined } });

    expect(sent.map(({ url }) => url)).toEqual(['/api/camper/read/a%2Fb', '/api/camper/list?year=2027']);
  });

  it('has its query in a browser without `URLSearchParams.size`', async () => {
    const size = jest.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    const sent = answerWith(json([]));

    await call(camperOperations.list, { query: { year: 2027 } });

    expect(sent[0]?.url).toBe('/api/camper/list?year=2027');
    size.mockRestore();
  });

  it('sends the anti-forgery cookie as a header, except with GET', async () => {
    document.cookie = 'XSRF-TOKEN=abc.def';
    const sent = answerWith(json({}), json({}));

    await call(userOperations.sendPasswordReset, { body: { email: 'a@example.com' } });
    await call(campOperations.current);

    expect(sent.map((request) => headerOf(request, 'X-XSRF-TOKEN'))).toEqual(['abc.def', null]);
  });

  it('is multipart if the call may have a file: emptied fields are sent as empty, the file last', async () => {
    const sent = answerWith(json({}, 201));
    const file = new File(['x'], 'proof.png', { type: 'image/png' });

    await call(camperOperations.create, {
      body: { nameFirst: 'Maya', school: '', grade: undefined, medicalConfirm: true },
      file,
      idempotencyKey: 'k1',
    });

    const form = sent[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual(['nameFirst', 'school', 'medicalConfirm', 'covidVaccineImage']);
    expect(form.get('school')).toBe('');
    expect(form.get('medicalConfirm')).toBe('true');
    expect(headerOf(sent[0]!, 'Content-Type')).toBeNull();
    expect(headerOf(sent[0]!, 'Idempotency-Key')).toBe('k1');
  });

  it('is multipart even without a file, if the call may have one', async () => {
    const sent = answerWith(json({}, 201));

    await call(camperOperations.create, { body: { nameFirst: 'Maya' } });

    expect([...(sent[0]?.init.body as FormData).entries()]).toEqual([['nameFirst', 'Maya']]);
    expect(headerOf(sent[0]!, 'Content-Type')).toBeNull();
  });
});

describe('response', () => {
  it('of a list is a page with its total', async () => {
    answerWith(json([{ _id: '1' }], 200, { 'X-Total-Count': '25' }));

    const { items, total } = await callPage(camperOperations.list, { query: { page: 1 } });

    expect(items).toHaveLength(1);
    expect(total).toBe(25);
  });

  it('is that of one retry with the fresh cookie after a CSRF rejection', async () => {
    const refusal = json({ message: 'Please try again.', code: 'csrf', requestId: '1' }, 403);
    const sent = answerWith(refusal, json({ result: true }));

    await call(userOperations.logout);

    expect(sent).toHaveLength(2);
  });

  it('is a failure after the second CSRF rejection', async () => {
    const refusal = () => json({ message: 'Please try again.', code: 'csrf', requestId: '1' }, 403);
    const sent = answerWith(refusal(), refusal());

    const failure = await failureOf(() => call(userOperations.logout));

    expect(failure.code).toBe('csrf');
    expect(sent).toHaveLength(2);
  });
});

describe('message of a failure (docs/product/public-site.md, Notices)', () => {
  const messageOf = async (answer: Response | Error) => {
    answerWith(answer);
    return (await failureOf(() => call(campOperations.current))).message;
  };

  it('is the server’s message', async () => {
    await expect(messageOf(json({ message: 'Too late.', code: 'conflict' }, 409))).resolves.toBe('Too late.');
  });

  it('is otherwise the body', async () => {
    await expect(messageOf(new Response('Down for repair', { status: 503 }))).resolves.toBe(
      'Down for repair',
    );
  });

  it('is otherwise status and message', async () => {
    const empty = new Response(null, { status: 502, statusText: 'Bad Gateway' });
    await expect(messageOf(empty)).resolves.toBe('Error Code: 502 - Message: Bad Gateway');
  });

  it('is never a proxy’s error page', async () => {
    const page = new Response('<html>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'Content-Type': 'text/html' },
    });
    await expect(messageOf(page)).resolves.toBe('Error Code: 502 - Message: Bad Gateway');
  });

  it('says that the file is too large for an offset out of range', async () => {
    const message = 'The value of "offset" is out of range. It must be >= 0.';
    await expect(messageOf(json({ message, code: 'internal' }, 500))).resolves.toBe('File too large');
  });

  it('asks to check the connection without a response', async () => {
    await expect(messageOf(new TypeError('Failed to fetch'))).resolves.toBe(
      'We can’t reach the camp’s website right now. Please check your connection and try again.',
    );
  });

  it.each([
    [
      'in the middle of its text',
      new Response('{"year": 20', { headers: { 'Content-Type': 'application/json' } }),
    ],
    [
      'by the connection',
      Object.assign(json({}), { text: () => Promise.reject(new TypeError('terminated')) }),
    ],
  ])('asks to check the connection if the response is cut off %s', async (_where, answer) => {
    answerWith(answer);

    const failure = await failureOf(() => call(campOperations.current));

    expect([failure.status, failure.message]).toEqual([
      0,
      'We can’t reach the camp’s website right now. Please check your connection and try again.',
    ]);
  });

  it('keeps the status of a rejection whose body is cut off', async () => {
    answerWith(new Response('{"mess', { status: 409, headers: { 'Content-Type': 'application/json' } }));

    expect((await failureOf(() => call(campOperations.current))).status).toBe(409);
  });

  it('is left to the caller for an aborted call', async () => {
    const abandoned = AbortSignal.abort(new Error('abandoned'));
    answerWith(Object.assign(json({}), { text: () => Promise.reject(abandoned.reason as Error) }));

    await expect(call(campOperations.current, { signal: abandoned })).rejects.toThrow('abandoned');
  });

  it('comes with status, code and the fields’ errors', async () => {
    const errors = [{ path: 'email', message: 'Enter a valid email address.' }];
    answerWith(json({ message: 'Invalid.', code: 'invalid', requestId: 'r7', errors }, 400));

    const failure = await failureOf(() => call(campOperations.current));

    expect(failure).toMatchObject({ status: 400, code: 'invalid', requestId: 'r7', errors });
  });
});

describe('ended session', () => {
  it.each(['jwt expired', 'Your session has expired. Please log in.'])(
    'logs the browser out: %s',
    async (message) => {
      startSession('secret');
      answerWith(json({ message, code: 'unauthenticated' }, 401));

      await failureOf(() => call(userOperations.current));

      expect(readToken()).toBeNull();
      expect(lastSessionEnd()).toBe('expired');
    },
  );

  it.each([400, 403, 500])(
    'logs the browser out at any status (%i), without showing the response’s text',
    async (status) => {
      startSession('secret');
      answerWith(json({ message: 'jwt expired', code: 'internal' }, status));

      const failure = await failureOf(() => call(userOperations.current));

      expect([readToken(), lastSessionEnd()]).toEqual([null, 'expired']);
      expect(failure).toMatchObject({ status, message: 'Your session has expired. Please log in again.' });
    },
  );

  it('logs the browser out if the server does not know the token', async () => {
    startSession('secret');
    answerWith(json({ message: 'Please log in.', code: 'unauthenticated' }, 401));

    await failureOf(() => call(userOperations.current));

    expect(readToken()).toBeNull();
  });

  it('removes what a deleted account left on the device, and nothing of other accounts', async () => {
    const ofOther = { 'draft:camper:other:2026:new': 'x', 'on-this-phone:other:check-in': 'x' };
    const own = { 'draft:camper:one:2026:new': 'x', 'draft:staff:one:2026:new': 'x' };
    startSession(`h.${btoa(JSON.stringify({ sub: 'one' }))}.s`);
    for (const [key, value] of Object.entries({ ...ofOther, ...own, 'on-this-phone:one:a': 'x' }))
      localStorage.setItem(key, value);
    answerWith(json({ message: sessionEnded, code: 'account-gone' }, 401));

    await failureOf(() => call(userOperations.current));

    expect([readToken(), lastSessionEnd()]).toEqual([null, 'gone']);
    expect({ ...localStorage }).toEqual(ofOther);
    localStorage.clear();
  });

  it.each([
    { status: 401, code: 'wrong-login', message: 'The email or password is wrong.' },
    { status: 403, code: 'forbidden', message: 'Not allowed.' },
    { status: 500, code: 'internal', message: 'Broken.' },
  ])('is not indicated by $code', async ({ status, ...problem }) => {
    startSession('secret');
    answerWith(json(problem, status));

    await failureOf(() => call(userOperations.current));

    expect(readToken()).toBe('secret');
  });

  it('does not end a session that has started since', async () => {
    startSession('old');
    window.fetch = () => {
      startSession('new');
      return Promise.resolve(json({ message: 'jwt expired', code: 'unauthenticated' }, 401));
    };

    await failureOf(() => call(userOperations.current));

    expect(readToken()).toBe('new');
  });
});
