import { rightsOf } from '@camp/contracts/access/may-call';
import compression from 'compression';
import type { Operation } from '@camp/contracts/operations/operation';
import { declaredBy } from '@camp/contracts/records/declared-by';
import { operationSummaries } from '@camp/contracts/registries/operation-summaries';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { Router } from 'express';
import * as z from 'zod';
import type { Handlers } from './call';
import { describeField } from './describe-field';
import { statusOf } from './problem';

/** `/openapi.json`: every call, made from the same declarations that mount it. */
export function openapi(handlers: Handlers): Router {
  const description = describeAll(handlers);
  const router = Router();
  router.get('/openapi.json', compression(), (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(description);
  });
  return router;
}

function describeAll(handlers: Handlers) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name];
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describe(name, operation, handlers[name]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Camp registration', version: '1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function describe(
  name: OperationName,
  operation: Operation,
  { params, query, body }: Handlers[OperationName],
) {
  const { access } = operation;
  const needs = rightsOf(access).map(({ anyOf, subject }) => `${anyOf.join(' or ')} on ${subject}`);
  return {
    operationId: name,
    summary: operationSummaries[name],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(needs.length === 0 ? {} : { description: `Needs ${needs.join(', and ')}.` }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body ? { requestBody: { content: contentOf(operation, body) } } : {}),
    responses: {
      [operation.status ?? 200]: { description: 'Done' },
      default: { description: `Refused (${[...new Set(Object.values(statusOf))].join(', ')})` },
    },
  };
}

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // What the declaration of a record says is more than its schema shows, which reads whatever comes.
    override: ({ zodSchema, jsonSchema }) => {
      const field = declaredBy.get(zodSchema);
      if (field) Object.assign(jsonSchema, describeField(field));
    },
  }) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

function contentOf(operation: Operation, body: z.ZodType) {
  const schema = schemaOf(body);
  if (!operation.file) return { 'application/json': { schema } };
  const picture = { [operation.file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    'application/json': { schema },
    'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, ...picture } } },
  };
}
