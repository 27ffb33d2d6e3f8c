import type { Field } from './field';

/** A stretch of the form and of what is read later. Its key is its address on the page. */
export interface Section {
  title: string;
  /** On the form's trail; the title where absent. */
  shortTitle?: string;
  /** Said at its beginning. */
  description?: string;
}

/** Days of incidents: what happened is ticked, and then says when. */
export interface IncidentsGroup {
  kind: 'incidents';
  title: string;
  /** Where its answers are read; the title where absent. */
  shortTitle?: string;
  hint?: string;
  /** The tick of somebody to whom none of it happened. */
  none: string;
}

/** One person to reach, by the names of the fields. */
export interface ContactGroup {
  kind: 'contact';
  title: string;
  name: string;
  phone: string;
  relation?: string;
  /** Who fills in the form may be this person: the fields of their name and phone, and what they are. */
  myself?: { name: readonly string[]; phone: string; relation: string };
  /** The group whose person this one often is. */
  sameAs?: string;
}

/** Places of a ranking. */
export interface RankingGroup {
  kind: 'ranking';
  title: string;
  hint?: string;
  /** Told of an option that stands in two places. */
  repeated: string;
}

/** Fields that stand together. Each kind of group has its look in the form and in what is read later. */
export type Group = IncidentsGroup | ContactGroup | RankingGroup;

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
  const Fields extends Readonly<Record<string, Field & { section: keyof Sections; group?: keyof Groups }>>,
>(declaration: { name: string; version: number; sections: Sections; groups: Groups; fields: Fields }) {
  return declaration;
}
