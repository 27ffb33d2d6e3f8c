/** Header that names a call, in the request, in the response, and in an email that the call causes (docs/calls.md). */
export const requestIdHeader = 'X-Request-Id';

const format = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a request id. Any other text could add words to the log and to emails. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && format.test(text);
