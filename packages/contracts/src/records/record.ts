import type { Field } from './field';

/** A stretch of the form and of what is read later. */
export interface Section {
  title: string;
  /** Said at its beginning. */
  description?: string;
}

/**
 * Fields that stand together: days of incidents that are ticked, one person to reach, places of a ranking. Each kind of
 * group has its look in the form.
 */
export interface Group {
  kind: 'incidents' | 'contact' | 'ranking';
  title: string;
  hint?: string;
}

/**
 * A kind of record, declared once; schema, storage, form, read view, list, file, protection and samples follow from it.
 * Sections and fields are in the order of the page.
 */
export interface RecordDeclaration {
  /** Of the kind: 'camper'. */
  name: string;
  /** A draft of another version is not taken up field by field without a look at what became medical. */
  version: number;
  sections: Readonly<Record<string, Section>>;
  groups: Readonly<Record<string, Group>>;
  fields: Readonly<Record<string, Field>>;
}

/**
 * Declares a kind of record. Its words stay literal types, and a field in a section or group that is not there does not
 * compile.
 *
 * @param declaration plain data: no schema, component or function in it
 */
export function declareRecord<
  const Sections extends Readonly<Record<string, Section>>,
  const Groups extends Readonly<Record<string, Group>>,
  const Fields extends Readonly<
    Record<string, Field & { section: keyof Sections; group?: keyof Groups }>
  >,
>(declaration: {
  name: string;
  version: number;
  sections: Sections;
  groups: Groups;
  fields: Fields;
}) {
  return declaration;
}
