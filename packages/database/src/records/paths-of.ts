import type { Field, FieldKind } from '@camp/contracts/records/field';
import { detailNameOf } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { SchemaDefinitionProperty } from 'mongoose';

/** As which type an answer is stored; null what is stored elsewhere or nowhere. */
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

/** A list that was never answered is absent, not empty. */
const pathOf = (type: unknown, required: boolean): SchemaDefinitionProperty =>
  ({ type, required, ...(Array.isArray(type) && { default: undefined }) }) as SchemaDefinitionProperty;

/**
 * The paths of a record's answers, for a mongoose schema.
 *
 * @param options.required whether MongoDB's documents are refused without what the form asks for. Not for forms whose
 *   questions change from year to year: documents of other years stay as they are.
 */
export function pathsOf({ fields }: RecordDeclaration, { required = false } = {}): Paths {
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
  return Object.fromEntries(entries);
}
