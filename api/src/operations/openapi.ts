import { isForFamilies } from '@camp/contracts/access/for-families';
import type { Operation } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import { isAdministrator } from '../auth/person';
import type { Handlers } from './call';
import { sharedAnswers } from './describe-answers';
import { describeCall } from './describe-call';
import type { JsonSchema } from './describe-field';

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
      [operation.method.toLowerCase()]: describeCall(name, operation, handlers[name]),
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
