import type { FieldError } from '../operations/replies';
import type { Detail, Field } from './field';
import { detailNameOf } from './names';
import type { RecordDeclaration } from './record';
import type { Answers } from './rules';
import { schemaOfDetail } from './schema-by-kind';

/** The detail of a Yes, ready for validation. */
export interface CheckedDetail {
  /** The question's name. */
  name: string;
  /** The field that stores the detail. */
  path: string;
  /** Validates and reads the detail of a Yes. */
  check: (detail: unknown) => { errors: FieldError[]; value: unknown };
}

/** The details that a declaration asks for. */
export const detailsOf = ({ fields }: RecordDeclaration): CheckedDetail[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.kind === 'yesNoDetail' ? [checkedDetail(name, field.detail)] : [],
  );

function checkedDetail(name: string, detail: Detail): CheckedDetail {
  const schema = schemaOfDetail(detail);
  const path = detailNameOf(name);
  return {
    name,
    path,
    check: (given) => {
      const { data, error } = schema.safeParse(given);
      return { value: data, errors: (error?.issues ?? []).map(({ message }) => ({ path, message })) };
    },
  };
}

/** The errors of a ranking: options that an earlier place already has. */
export const repeatedPlaces =
  ({ fields, groups }: RecordDeclaration) =>
  (answers: Answers): FieldError[] =>
    Object.entries(groups).flatMap(([key, group]) => {
      if (group.kind !== 'ranking') return [];
      const names = Object.keys(fields).filter((name) => fields[name]?.group === key);
      return names
        .filter(
          (path, index) =>
            answers[path] !== undefined &&
            names.slice(0, index).some((name) => answers[name] === answers[path]),
        )
        .map((path) => ({ path, message: group.repeated }));
    });
