import { rightsOf } from '@camp/contracts/access/may-call';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import type { Operation } from '@camp/contracts/operations/operation';
import { operationExamples } from '@camp/contracts/registries/operation-examples';
import { operationSummaries } from '@camp/contracts/registries/operation-summaries';
import type { OperationName } from '@camp/contracts/registries/operations';
import type * as z from 'zod';
import type { Handlers } from './call';
import { describeAnswers } from './describe-answers';
import type { JsonSchema } from './describe-field';
import { describeInput } from './describe-input';

/** A call as OpenAPI describes it. */
export function describeCall(name: OperationName, operation: Operation, handler: Handlers[OperationName]) {
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
