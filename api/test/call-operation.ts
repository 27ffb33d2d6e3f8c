import { operations, type OperationName } from '@camp/contracts/registries/operations';
import type { Operation } from '@camp/contracts/operations/operation';
import type { AccessRequest } from './access-world';
import type { Client } from './api-under-test';

/** Sends the request of an operation. */
export function callOperation(
  client: Client,
  name: OperationName,
  { path = {}, query = {}, body, file, headers = {} }: AccessRequest,
) {
  const operation: Operation = operations[name];
  const address = `/api${operation.path.replace(/:(\w+)/g, (_, field: string) => path[field] ?? '')}`;
  const sent =
    operation.method === 'GET'
      ? client.get(address).query(query)
      : operation.method === 'DELETE'
        ? client.delete(address).send(body)
        : file
          ? formOf(client.post(address), body)
          : client.post(address, body);
  sent.set(headers);
  return file && operation.file ? sent.attach(operation.file, file, 'picture.jpg') : sent;
}

function formOf(request: ReturnType<Client['post']>, body: object = {}) {
  for (const [field, value] of Object.entries(body))
    request.field(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return request;
}
