import type { Field } from './field';

/** A section of the form and of the read view. Its key is its anchor on the page. */
export interface Section {
  title: string;
  /** Title in the form's trail. Default: the title. */
  shortTitle?: string;
  /** Introduction. */
  description?: string;
}

/** Days of incidents. A checkbox says that an incident happened, and a date says when. */
export interface IncidentsGroup {
  kind: 'incidents';
  title: string;
  /** Title in the read view. Default: the title. */
  shortTitle?: string;
  hint?: string;
  /** The checkbox for a person without any incident. */
  none: string;
}

/** A contact, by the names of its fields. */
export interface ContactGroup {
  kind: 'contact';
  title: string;
  name: string;
  phone: string;
  relation?: string;
  /** Names of the fields with name, phone and relation of the person who fills in the form, who may be this contact. */
  myself?: { name: readonly string[]; phone: string; relation: string };
  /** The group whose person this contact often is. */
  sameAs?: string;
}

/** Places of a ranking. */
export interface RankingGroup {
  kind: 'ranking';
  title: string;
  hint?: string;
  /** The error of an option in two places. */
  repeated: string;
}

/** Fields that belong together. The form and the read view have a component for each kind of group. */
export type Group = IncidentsGroup | ContactGroup | RankingGroup;

/**
 * A kind of record, declared once. Schema, storage, form, read view, list, file, access and samples follow from it.
 * Sections and fields are in the order of the page.
 */
export interface RecordDeclaration {
  /** The kind's name: 'camper'. */
  name: string;
  /** A draft of another version is not restored field by field, since an answer may have become medical. */
  version: number;
  sections: Readonly<Record<string, Section>>;
  groups: Readonly<Record<string, Group>>;
  fields: Readonly<Record<string, Field>>;
}

/**
 * Declares a kind of record. Its texts stay literal types, and a field in an unknown section or group doesn't compile.
 *
 * @param declaration - plain data, without schemas, components or functions
 */
export function declareRecord<
  const Sections extends Readonly<Record<string, Section>>,
  const Groups extends Readonly<Record<string, Group>>,
  const Fields extends Readonly<Record<string, Field & { section: keyof Sections; group?: keyof Groups }>>,
>(declaration: { name: string; version: number; sections: Sections; groups: Groups; fields: Fields }) {
  return declaration;
}
