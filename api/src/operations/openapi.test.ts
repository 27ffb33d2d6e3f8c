import { accessTable } from '@camp/contracts/access/access-table';
import { operationExamples } from '@camp/contracts/registries/operation-examples';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import type { Operation } from '@camp/contracts/operations/operation';
import * as z from 'zod';
import { handlers } from '../handlers';
import { describeAll, describeForFamilies } from './openapi';

type Json = Record<string, unknown>;

interface Described extends Json {
  operationId: string;
  parameters: { name: string; in: string; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json & { required?: string[] }; example?: Json }> };
  responses: Record<string, Json & { content?: Record<string, { schema: Json }> }>;
}

const document = describeAll(handlers) as unknown as Json & {
  components: { schemas: Json; responses: Json };
  paths: Record<string, Record<string, Described>>;
};
const described = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
const names = Object.keys(operations) as OperationName[];
const operationOf = (name: string) => described.get(name) as Described;

it('lists every route of the API under its method and path', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = names.map((name) => {
    const { method, path } = operations[name] as Operation;
    return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  });
  expect(listed.sort()).toEqual(mounted.sort());
});

const inPublic = describeForFamilies(handlers) as unknown as typeof document;

it('describes to everybody what visitors and families call, and nothing of the administration', () => {
  const listed = new Set(
    Object.values(inPublic.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    ),
  );

  for (const [name, statuses] of Object.entries(accessTable))
    expect([name, listed.has(name)]).toEqual([name, Math.min(statuses.visitor, statuses.owner) < 400]);
  expect(Object.keys(inPublic.components.schemas)).toEqual(
    expect.arrayContaining(['Problem', 'CamperRecord']),
  );
  for (const administrations of ['AuditRecord', 'RoleRecord', 'SystemState', 'ListedPayment', 'Belongings'])
    expect(inPublic.components.schemas).not.toHaveProperty(administrations);
});

it.each([
  ['the whole document', document],
  ['the public document', inPublic],
])('resolves every reference in %s', (_which, one) => {
  const references = JSON.stringify(one).match(/"#\/[^"]+"/g) ?? [];
  const missing = [...new Set(references)].filter((quoted) => {
    const parts = (JSON.parse(quoted) as string).slice(2).split('/');
    return parts.reduce<unknown>((at, part) => (at as Json | undefined)?.[part], one) === undefined;
  });
  expect(missing).toEqual([]);
  expect(references.length).toBeGreaterThan(0);
});

it.each(names)('describes the success of %s and each refusal', (name) => {
  const { status = 200, binary, access } = operations[name] as Operation;
  const { responses } = operationOf(name);
  expect(Object.values(responses[status]?.content ?? {})).toEqual([{ schema: expect.any(Object) }]);
  expect(Object.keys(responses[status]?.content ?? {})).toEqual([binary ?? 'application/json']);
  expect(responses).toHaveProperty('500');
  if (access !== 'public') expect(responses).toHaveProperty('401');
  expect(responses).not.toHaveProperty('default');
});

/** A schema that allows any value doesn't help a client. */
const saysNothing = ({ description: _, ...said }: Json) => Object.keys(said).length === 0;

it.each(names)('describes the allowed values of each part of the input of %s', (name) => {
  const { parameters, requestBody } = operationOf(name);
  const parts = [
    ...parameters.map((parameter) => [parameter.name, parameter.schema] as const),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.entries((schema.properties ?? {}) as Record<string, Json>),
    ),
  ];
  const vague = parts.filter(
    ([, schema]) => saysNothing(schema) || (schema.type === 'array' && saysNothing(schema.items as Json)),
  );
  expect(vague.map(([part]) => part)).toEqual([]);
});

const withBody = names.filter((name) => handlers[name].body);

it.each(withBody)('gives an example of the body of %s that both the call and its schema accept', (name) => {
  const { schema, example } = operationOf(name).requestBody?.content['application/json'] ?? {};
  expect(example).toBe((operationExamples as Partial<Record<string, object>>)[name]);
  expect(handlers[name].body?.safeParse(example).error).toBeUndefined();
  expect(z.fromJSONSchema(schema as z.core.JSONSchema.BaseSchema).safeParse(example).error).toBeUndefined();
});

it.each(withBody)('requires only the required fields of the body of %s', (name) => {
  const { schema, example = {} } = operationOf(name).requestBody?.content['application/json'] ?? {};
  for (const field of schema?.required ?? []) {
    const { [field]: _, ...without } = example;
    expect(handlers[name].body?.safeParse(without).success).toBe(false);
  }
});

it('requires no field that a call has a default for', () => {
  const bodyOf = (name: OperationName) => operationOf(name).requestBody?.content['application/json']?.schema;
  expect(bodyOf('camper.send-payment-link')?.required).toEqual(['campers']);
  expect(bodyOf('stripe.refund')?.required).toEqual(['payment', 'reason']);
});

it('describes both checks of a text that is checked twice, and dates', () => {
  const [id] = operationOf('camper.read').parameters;
  expect(id?.schema).toMatchObject({ maxLength: 24, pattern: '^[0-9a-f]{24}$' });
  expect(operationOf('audit.list').parameters.find(({ name }) => name === 'from')?.schema).toMatchObject({
    type: 'string',
    format: 'date',
  });
});
