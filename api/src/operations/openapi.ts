import { isForFamilies } from '@camp/contracts/access/for-families';
import { rightsOf } from '@camp/contracts/access/may-call';
import type { Operation } from '@camp/contracts/operations/operation';
import { operationExamples } from '@camp/contracts/registries/operation-examples';
import { operationSummaries } from '@camp/contracts/registries/operation-summaries';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import type * as z from 'zod';
import { isAdministrator } from '../auth/person';
import type { Handlers } from './call';
import { describeAnswers, sharedAnswers } from './describe-answers';
import type { JsonSchema } from './describe-field';
import { describeInput } from './describe-input';

const description = `Log in with \`POST /user/login\` and send its \`token\` as \`Authorization: Bearer\`. The camp's own programs send an access token in the same way.

- Bodies are JSON. Calls that take a file also take multipart forms.
- Unknown fields are ignored. An empty string counts as an absent field. In an update, an empty string removes the answer.
- Numbers may also be sent as text. A date other than a birthdate may include a time in ISO 8601.
- Every refusal is a \`Problem\`: its \`code\` is for programs, its \`message\` for people.
- A browser that has the cookie \`XSRF-TOKEN\` repeats its value in the header \`X-XSRF-TOKEN\` of every call that changes something.
- A request that is not valid HTTP is refused in the same way, with 400, 408 or 431.`;

/**
 * `/openapi.json`, generated from the declarations that mount the calls. Everybody sees the calls of visitors and
 * families. The role `admin` sees the administration's too.
 *
 * @param authenticate - lets visitors through
 */
export function openapi(handlers: Handlers, authenticate: RequestHandler): Router {
  // Made for the first reader, since they would delay each start by 60 ms.
  let whole: string | undefined;
  let ofFamilies: string | undefined;
  const router = Router();
  router.get('/openapi.json', authenticate, compression(), ({ user }, response) => {
    response.set('Cache-Control', user ? 'no-store' : 'no-cache').vary('Authorization');
    response.type('json');
    if (user && isAdministrator(user)) response.send((whole ??= JSON.stringify(describeAll(handlers))));
    else response.send((ofFamilies ??= JSON.stringify(describeForFamilies(handlers))));
  });
  return router;
}

const allNames = Object.keys(operations) as OperationName[];

/** The whole document. */
export const describeAll = (handlers: Handlers) => describeCalls(handlers, allNames);

/** The document without the calls of the administration and the types that only they use. */
export function describeForFamilies(handlers: Handlers) {
  const { components, ...document } = describeCalls(handlers, allNames.filter(isForFamilies));
  const schemas = usedSchemas([document.paths, components.responses], components.schemas);
  return { ...document, components: { ...components, schemas } };
}

/** The named types that a part of the document uses, directly or in each other. */
function usedSchemas(part: unknown, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const used = new Set<string>();
  const add = (described: unknown) => {
    for (const [, name = ''] of JSON.stringify(described).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      add(schemas[name]);
    }
  };
  add(part);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function describeCalls(handlers: Handlers, names: readonly OperationName[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const operation: Operation = operations[name];
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describe(name, operation, handlers[name]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Camp registration', version: '1', description },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      ...sharedAnswers,
    },
    paths,
  };
}

function describe(name: OperationName, operation: Operation, handler: Handlers[OperationName]) {
  const { access, method } = operation;
  const { params, query, body } = handler;
  const needs = rightsOf(access).map(({ anyOf, subject }) => `${anyOf.join(' or ')} on ${subject}`);
  const inQuery = parametersOf('query', query);
  const requestBody = bodyOf(name, operation, handler);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: operationSummaries[name],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(needs.length === 0 ? {} : { description: `Needs ${needs.join(', and ')}.` }),
    parameters: [...parametersOf('path', params), ...inQuery, ...headersOf(name, operation)],
    ...(requestBody && { requestBody }),
    responses: describeAnswers(name, operation, {
      input: params !== undefined || query !== undefined || method === 'POST',
      body: method === 'POST' || body !== undefined,
      paged: inQuery.some((parameter) => parameter.name === 'page'),
    }),
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties, required = [] } = describeInput(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

function headersOf(name: OperationName, { status }: Operation) {
  const header = (called: string, said: string, required: boolean) => ({
    ...{ name: called, in: 'header', required, description: said },
    schema: { type: 'string', maxLength: 200 },
  });
  if (name === 'stripe.webhook')
    return [header('Stripe-Signature', 'Stripe’s signature of the event.', true)];
  const agreed = /^(camper|camper-waitlist|counselor|staff)\.(create|update)$/.test(name)
    ? [header(agreedVersionsHeader, 'Versions of the texts that the person read: `zeroConfirm=1`.', false)]
    : [];
  if (status !== 201 || name === 'user.register') return agreed;
  return [header('Idempotency-Key', 'Repeated calls with the same key create one record.', false), ...agreed];
}

function bodyOf(name: OperationName, operation: Operation, { body, raw }: Handlers[OperationName]) {
  if (!body && !(raw && name in operationExamples)) return undefined;
  const schema: JsonSchema = body ? describeInput(body) : { type: 'object' };
  const example = (operationExamples as Partial<Record<OperationName, object>>)[name];
  const json = { schema, ...(example && { example }) };
  const { file } = operation;
  if (!file) return { required: true, content: { 'application/json': json } };
  const isTable = name.startsWith('import.');
  const description = isTable ? 'A CSV file of at most 2 MB.' : 'A JPEG, PNG or WebP of at most 8 MB.';
  const uploaded = { type: 'string', format: 'binary', description };
  const form = { ...schema, properties: { ...(schema.properties as object), [file]: uploaded } };
  return {
    required: true,
    content: {
      'application/json': json,
      'multipart/form-data': { schema: form, ...(example && { example }) },
    },
  };
}
