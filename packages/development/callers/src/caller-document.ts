import type { OperationAddress } from './call-counter';
import type { KnownValues } from './known-values';

type Json = Record<string, unknown>;

/** The used part of an operation in the document. */
export interface DescribedOperation extends Json {
  operationId: string;
  parameters: { name: string; in: string; schema: Json; example?: unknown }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, Json> }; example?: Json }>;
  };
}

/** The API's OpenAPI document. */
export interface ApiDocument extends Json {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Json> };
}

/** The kind of record that an operation's id belongs to, if its name doesn't show it. */
const idsInAddress: Record<string, string> = {
  'user.update': 'user changed',
  'camp.update': 'camp changed',
  'stripe.read': 'payment',
  'stripe.reconcile': 'payment',
  'stripe.receipt': 'donation',
  'stripe.user': 'user',
  'covid-19-upload.update-camper': 'camper',
  'covid-19-upload.update-counselor': 'counselor',
  'covid-19-upload.update-staff': 'staff',
  'camper.covid-image': 'camper pictured',
  'counselor.covid-image': 'counselor pictured',
  'staff.covid-image': 'staff pictured',
  'photograph.picture': 'photograph pictured',
  'import.change': 'imported-record',
  'import.connect': 'imported-record',
  'import.remove': 'imported-record doomed',
  'import.undo': 'import doomed',
  'outgoing-webhook.resend': 'webhook-delivery',
  'data.user': 'user',
  'data.prior': 'user',
  'note.camper-list': 'camper',
  'note.counselor-list': 'counselor',
  'note.staff-list': 'staff',
};

/** The kind of camper that ids in a body belong to. */
const campersOf: Record<string, string> = { 'camper.keep-both': 'camper alike' };

/** The kind of value in a body's ids and days, by field name. */
const knownInBody: Record<string, string> = {
  campers: 'camper',
  record: 'camper',
  objectToUpload: 'camper',
  payment: 'payment',
  counselor: 'counselor unapplied',
  daysAtCamp: 'day',
  photographs: 'photograph',
};

/**
 * The document for one caller. Ids are limited to existing records, and responses may have no undocumented properties.
 */
export function documentForCaller(document: ApiDocument, known: KnownValues): ApiDocument {
  const copy = structuredClone(document);
  close(copy.components.schemas);
  for (const operation of operationsOf(copy)) {
    const { operationId, parameters, requestBody } = operation;
    const [concept = '', action] = operationId.split('.');
    const kind = idsInAddress[operationId] ?? (action === 'delete' ? `${concept} doomed` : concept);
    for (const parameter of parameters.filter(({ name }) => name === 'id')) {
      parameter.schema = oneOf(known[kind], parameter.schema);
      parameter.example = known[kind]?.[0];
    }
    for (const media of Object.values(requestBody?.content ?? {}))
      nameKnownIn(media, { ...known, camper: known[campersOf[operationId] ?? 'camper'] ?? [] });
  }
  return copy;
}

/** All operations of a document. */
export const operationsOf = ({ paths }: ApiDocument): DescribedOperation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** The address of each operation. */
export const addressesOf = ({ paths }: ApiDocument): OperationAddress[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([word, { operationId: name }]) => {
      const method = word.toUpperCase();
      return { name, method, path, address: `${method} ${path}` };
    }),
  );

function nameKnownIn(
  { schema, example }: { schema: { properties?: Record<string, Json> }; example?: Json },
  known: KnownValues,
) {
  for (const [name, kind] of Object.entries(knownInBody)) {
    const field = schema.properties?.[name];
    const [first] = known[kind] ?? [];
    if (!field || first === undefined) continue;
    const isList = field.type === 'array';
    if (isList) field.items = oneOf(known[kind], field.items as Json);
    else if (schema.properties) schema.properties[name] = oneOf(known[kind], field);
    const given = example?.[name];
    if (example && given !== undefined)
      example[name] = Array.isArray(given) ? known[kind]?.slice(0, given.length) : first;
  }
}

/** An existing value, or any value in the given format, which rarely exists. */
const oneOf = (known: readonly string[] = [], schema: Json): Json =>
  known.length === 0 ? schema : { anyOf: [{ type: 'string', enum: [...new Set(known)] }, schema] };

function close(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('properties' in value && !('additionalProperties' in value))
    Object.assign(value, { additionalProperties: false });
  Object.values(value).forEach(close);
}
