import { declaredBy } from '@camp/contracts/records/declared-by';
import * as z from 'zod';
import { describeField, type JsonSchema } from './describe-field';

/** A part of a call whose properties can be listed. */
export interface InputSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required?: string[];
}

/** Describes a call's input as JSON Schema. */
export function describeInput(schema: z.ZodType): InputSchema {
  const { properties = {}, required = [], ...rest } = inJsonSchema(schema);
  const needed = (required as string[]).filter((name) => !mayBeAbsent(schema, name));
  return {
    ...rest,
    properties: withoutRefused(properties as Record<string, JsonSchema>),
    ...(needed.length > 0 && { required: needed }),
  };
}

/** Preprocessing may add a default value. */
const mayBeAbsent = (schema: z.ZodType, name: string) =>
  'shape' in schema &&
  (schema.shape as Record<string, z.ZodType>)[name]?.safeParse(undefined).success === true;

function inJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
      if (def.type === 'pipe') Object.assign(jsonSchema, checkedNext(def));
      // A record's declaration says more than its schema, which reads any value first.
      const field = declaredBy.get(zodSchema as unknown as z.ZodType);
      if (field) Object.assign(jsonSchema, describeField(field));
    },
  });
  return described;
}

/** A pipe validates a value twice, such as a text's length before its pattern, so both schemas apply. */
function checkedNext({ in: first, out: next }: z.core.$ZodPipeDef): JsonSchema {
  const changes = [first, next].some((side) => side._zod.def.type === 'transform');
  return changes ? {} : inJsonSchema(next as z.ZodType);
}

/** A list's schema includes fields without a filter, in order to refuse them. */
const withoutRefused = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).filter(([, { not }]) => not === undefined));
