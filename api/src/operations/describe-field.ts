import { emailLimit, phoneLimit, zipLimit } from '@camp/contracts/forms/limits';
import { passwordPattern, phonePattern, statePattern, zipPattern } from '@camp/contracts/forms/patterns';
import type { Detail, Field, FieldKind } from '@camp/contracts/records/field';

/** A description in JSON Schema. */
export type JsonSchema = Record<string, unknown>;

type Described = Field | Detail;
type OfKind<Kind extends Described['kind']> = Extract<Described, { kind: Kind }>;

const yesOrNo = { type: 'string', enum: ['Yes', 'No'] };
const day = { type: 'string', format: 'date' };

/** JSON Schemas of each kind of field. A kind without one does not compile. */
const descriptions: { [Kind in FieldKind | Detail['kind']]: (field: OfKind<Kind>) => JsonSchema } = {
  line: ({ limit }) => ({ type: 'string', maxLength: limit }),
  prose: ({ limit }) => ({ type: 'string', maxLength: limit }),
  text: ({ limit }) => ({ type: 'string', maxLength: limit }),
  phone: () => ({ type: 'string', maxLength: phoneLimit, pattern: phonePattern.source }),
  email: () => ({ type: 'string', format: 'email', maxLength: emailLimit }),
  zip: () => ({ type: 'string', maxLength: zipLimit, pattern: zipPattern.source }),
  state: () => ({ type: 'string', pattern: statePattern.source }),
  choice: ({ options }) => ({ type: 'string', enum: [...options] }),
  ranked: ({ options }) => ({ type: 'string', enum: [...options] }),
  several: ({ options }) => ({ type: 'array', items: { type: 'string', enum: [...options] } }),
  yesNo: () => yesOrNo,
  yesNoDetail: () => yesOrNo,
  date: () => day,
  pastDate: () => day,
  birthdate: () => day,
  incident: () => day,
  campDays: ({ days }) => ({ type: 'array', items: day, maxItems: days }),
  number: ({ least, most, cents }) => ({
    type: cents ? 'number' : 'integer',
    minimum: least,
    maximum: most,
  }),
  confirmation: () => ({ type: 'boolean', const: true }),
  picture: () => ({ type: 'string', contentMediaType: 'application/octet-stream' }),
  password: () => ({ type: 'string', format: 'password', pattern: passwordPattern.source }),
  passwordAgain: () => ({ type: 'string', format: 'password' }),
};

/** One field of a call, from its declaration. Its question is the description. */
export function describeField(field: Described): JsonSchema {
  const describe = descriptions[field.kind] as (field: Described) => JsonSchema;
  return { ...describe(field), description: field.question };
}
