import type { Field, FieldKind } from '@camp/contracts/records/field';
import { detailNameOf } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { confirmationsOf, type Signature, type Signatures } from '@camp/contracts/records/signatures';
import { Schema, type SchemaDefinitionProperty, type Types } from 'mongoose';

/** The stored signatures of a record. */
export interface Signed {
  /** `signaturesAfter(...)`. Records of an earlier version have none. */
  signatures?: Signatures<Types.ObjectId, Date>;
}

const signatureSchema = new Schema<Signature<Types.ObjectId, Date>>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** The stored type of each kind of answer. Null if it is stored elsewhere or not at all. */
const types: Record<FieldKind, unknown> = {
  line: String,
  prose: String,
  phone: String,
  email: String,
  zip: String,
  state: String,
  choice: String,
  ranked: String,
  several: [String],
  yesNo: String,
  yesNoDetail: String,
  date: Date,
  pastDate: Date,
  birthdate: Date,
  incident: Date,
  campDays: [Date],
  number: Number,
  confirmation: Boolean,
  picture: null,
  password: null,
  passwordAgain: null,
};

const mustBeAnswered = (field: Field) =>
  field.kind !== 'incident' && !('optional' in field && field.optional);

type Paths = Record<string, SchemaDefinitionProperty>;

/** An unanswered list is absent instead of empty. */
const pathOf = (type: unknown, required: boolean): SchemaDefinitionProperty =>
  ({ type, required, ...(Array.isArray(type) && { default: undefined }) }) as SchemaDefinitionProperty;

/**
 * The mongoose paths of a record's answers and signatures.
 *
 * @param options.required whether the schema requires the form's required answers. Leave it out for forms whose
 *   questions change from year to year, since documents of other years stay as they are.
 */
export function pathsOf(record: RecordDeclaration, { required = false } = {}): Paths {
  const { fields } = record;
  const entries = Object.entries<Field>(fields).flatMap(
    ([name, field]): [string, SchemaDefinitionProperty][] => {
      const type = types[field.kind];
      if (type === null) return [];
      const isRequired = required && mustBeAnswered(field);
      if (field.kind !== 'yesNoDetail') return [[name, pathOf(type, isRequired)]];
      const detail = field.detail.kind === 'date' ? Date : String;
      return [
        [name, pathOf(type, isRequired)],
        [detailNameOf(name), pathOf(detail, false)],
      ];
    },
  );
  return { ...Object.fromEntries(entries), ...signaturesPath(record) };
}

/** Signatures, if the record has confirmations. */
function signaturesPath(record: RecordDeclaration): Paths {
  const names = confirmationsOf(record).map(([name]) => name);
  if (names.length === 0) return {};
  const signatures = Object.fromEntries(names.map((name) => [name, signatureSchema]));
  return { signatures: new Schema(signatures, { _id: false }) as SchemaDefinitionProperty };
}
