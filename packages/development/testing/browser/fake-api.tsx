/** One call that the page made. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** What the fake answers: a body (status 200), or status and body, at once or later. */
type Answer = object | Promise<object>;

/** Answers by 'METHOD /path' below /api; a function sees the call. */
export type FakeAnswers = Record<string, Answer | ((call: ReceivedCall) => Answer)>;

/** A refusal as the API words it. */
export const refusal = (status: number, message: string, rest: object = {}) =>
  new Response(JSON.stringify({ message, requestId: 'r1', code: 'conflict', ...rest }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const asResponse = (answer: object) => (answer instanceof Response ? answer : Response.json(answer));

/** A form's fields by name, a repeated one as a list; its files as they are. */
function readForm(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...form.keys()].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function readBody(body: unknown): unknown {
  if (body instanceof FormData) return readForm(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
}

/**
 * Stands in for the network of a component test; the real calls are tested over real HTTP elsewhere. A call without
 * an answer fails the test by its name.
 *
 * @returns the calls so far, and a way to change an answer during the test
 */
export function fakeApi(answers: FakeAnswers) {
  const received: ReceivedCall[] = [];
  const current: FakeAnswers = { ...answers };
  window.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const call: ReceivedCall = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace('/api', '') + url.search,
      headers: new Headers(init?.headers),
      body: readBody(init?.body),
    };
    received.push(call);
    const name = `${call.method} ${call.path}`;
    const answer = current[name];
    if (answer === undefined) return refusal(599, `No answer prepared for ${name}`);
    return asResponse(
      await (typeof answer === 'function' ? (answer as (call: ReceivedCall) => Answer)(call) : answer),
    );
  };
  return {
    answer: (name: string, answer: FakeAnswers[string]) => void (current[name] = answer),
    callsOf: (name: string) => received.filter(({ method, path }) => `${method} ${path}` === name),
  };
}
