import { operations, type OperationName } from '@camp/contracts/registries/operations';
import type { Operation } from '@camp/contracts/operations/operation';
import { connectionFor } from '@camp/database/connection-for';
import { inTraceOf } from '@camp/runtime/traces/span';
import { Router, type Request, type RequestHandler } from 'express';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { readBody } from '../body/body';
import type { Handler, Handlers, PersonalCall } from './call';
import type { Forms } from '../body/forms';
import { enrolmentGuards } from '../auth/enrolment-guard';
import { guard } from '../auth/guard';
import { proofGuards } from '../user/proof/fresh-proof';
import { heldGuards } from '../restore/held-operations';
import { hangUpSignal } from '../server/hang-up-signal';
import { invalid } from '../refusals/problem-reply';
import { ProblemError } from '../refusals/problem';
import { sendAnswer, sendStreamed } from './send-answer';
import { Streamed } from './streamed';

/** The guards that run before the handlers. */
export interface MountOptions {
  authenticate: (isPublic: boolean) => RequestHandler;
  uploads: Forms;
}

/** Mounts every operation as a list of guards and one handler. Unlisted operations are refused. */
export function mount(
  handlers: Handlers,
  deps: Dependencies,
  { authenticate, uploads }: MountOptions,
): Router {
  const router = Router({ strict: false, caseSensitive: true });
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name];
    const handler = handlers[name] as Handler<OperationName>;
    const body =
      operation.method === 'POST' || handler.body !== undefined
        ? readBody({
            uploads,
            file: operation.file,
            anyFile: operation.anyFile,
            lists: handler.lists,
            raw: handler.raw,
          })
        : [];
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'delete';
    router[method](
      operation.path,
      authenticate(operation.access === 'public'),
      ...enrolmentGuards(name, operation.access, deps),
      guard(name),
      ...proofGuards(operation, deps),
      ...heldGuards(name, deps.hold),
      ...body,
      answer(operation, handler, deps),
    );
  }
  router.use(refuseUnlisted);
  return router;
}

function answer(operation: Operation, handler: Handler<OperationName>, deps: Dependencies): RequestHandler {
  return async (request, response) => {
    const { params, query, body } = parse(handler, request);
    let signal: AbortSignal | undefined;
    // Written without a spread. V8 would keep functions beside a spread in memory for each call, like a changed
    // prototype (`messages.ts`).
    const call: PersonalCall<unknown, unknown, unknown> = {
      params,
      query,
      body,
      file: request.file && { field: request.file.fieldname, bytes: request.file.buffer },
      person: request.user as Express.User,
      requestId: request.id,
      address: request.ip ?? '',
      signal: () => (signal ??= hangUpSignal(response)),
      headers: request.headers,
      setHeader: (name, value) => response.set(name, value),
      setCookie: (name, value, maxAge) =>
        response.cookie(name, value, {
          httpOnly: true,
          sameSite: 'lax',
          secure: deps.settings.publicUrl.startsWith('https:'),
          path: '/api/user',
          maxAge,
        }),
    };
    const own = { ...deps, connection: connectionFor(deps.connection, request.id) };
    // Only here, since reading a body leaves the trace of the request.
    const result: unknown = await inTraceOf(request.id, () => handler.run(call, own));
    response.status(operation.status ?? 200);
    if (result instanceof Streamed) await sendStreamed(request, response, result);
    else sendAnswer(request, response, result, operation.shared);
  };
}

const parts = ['params', 'query', 'body'] as const;

/**
 * Validates params, query and body, and reports every error at once.
 * @throws ProblemError 400
 */
function parse(handler: Handler<OperationName>, request: Request) {
  const issues: z.core.$ZodIssue[] = [];
  const parsed: Record<(typeof parts)[number], unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  if (handler.raw) parsed.body = request.body;
  for (const part of parts) {
    const schema = handler[part];
    if (!schema) continue;
    const given = part === 'query' ? withoutEmpty(request.query) : (request[part] ?? {});
    const result = schema.safeParse(given);
    if (result.success) parsed[part] = result.data;
    else issues.push(...result.error.issues);
  }
  if (issues.length > 0) throw invalid(issues);
  return parsed;
}

/** An empty string counts as absent (docs/calls.md). The body's schema handles that for each field. */
const withoutEmpty = (query: Request['query']) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

const allPaths = Object.values(operations as Record<string, Operation>).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
}));

const refuseUnlisted: RequestHandler = (request, response, next) => {
  const allowed = allPaths.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method);
  if (allowed.length === 0) return next(new ProblemError('not-found', 'Unknown call.'));
  response.set('Allow', allowed.join(', '));
  next(new ProblemError('not-found', `This call accepts ${allowed.join(' or ')}.`));
};
