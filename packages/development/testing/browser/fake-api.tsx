/** One request of the page. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

/** A fake response: a body (status 200), or a status and a body, at once or later. */
type Answer = object | Promise<object>;

/** Responses by 'METHOD /path' below /api. A function receives the request. */
export type FakeAnswers = Record<string, Answer | ((call: ReceivedCall) => Answer)>;

/** An error response in the API's format. */
export const refusal = (status: number, message: string, rest: object = {}) =>
  new Response(JSON.stringify({ message, requestId: 'r1', code: 'conflict', ...rest }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const asResponse = (answer: object) => (answer instanceof Response ? answer : Response.json(answer));

/** A form's fields by name, repeated ones as a list, files unchanged. */
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
 * Replaces the network in a component test. Real calls are tested over HTTP elsewhere. A request without a response
 * fails the test, which names it.
 *
 * @returns the requests so far, and a way to change a response during the test
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
