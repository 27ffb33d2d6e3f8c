import type { Visibility } from './asked';
import type { ConfirmationField, StoredField } from './field';
import { deletedMedical } from './deleted-medical';
import { isStored } from './names';
import type { Group, RecordDeclaration } from './record';
import { textOfVersion, versionOf } from './signatures';
import {
  isEmpty,
  partsOf,
  shownDay,
  signatureIn,
  textPart,
  type Stored,
  type SubmittedPart,
} from './submitted-parts';
import { shortNameOf } from './words';

/** An answer, or the combined answers of a group. Without parts: not answered. */
export interface SubmittedAnswer {
  /** Label of the field or group. */
  name: string;
  label: string;
  parts: readonly SubmittedPart[];
}

/** A section of the read view. */
export interface SubmittedSection {
  id: string;
  title: string;
  answers: readonly SubmittedAnswer[];
}

type NamedField = readonly [name: string, field: StoredField];

/** Missing optional answers are left out. Missing required ones are shown. */
const mayBeLeftOut = (field: StoredField) =>
  'optional' in field && field.optional === true && field.kind !== 'yesNo';

function answersOfField(
  [name, field]: NamedField,
  record: RecordDeclaration,
  stored: Stored,
): SubmittedAnswer[] {
  const deleted = deletedIn([[name, field]], stored);
  const parts = deleted ?? partsOf(name, field, stored);
  if (parts.length === 0 && mayBeLeftOut(field)) return [];
  // Confirmations are shown in full.
  const label = field.kind === 'confirmation' ? agreedText(name, field, stored) : shortNameOf(record, name);
  return [{ name, label, parts }];
}

/** Stands for medical answers that were deleted, whatever they were. Undefined if none of them is. */
function deletedIn(fields: readonly NamedField[], stored: Stored): SubmittedPart[] | undefined {
  const deleted = deletedMedical(stored);
  if (deleted === undefined || fields.some(([, { visibility }]) => visibility !== 'medical'))
    return undefined;
  return [textPart(deleted)];
}

/** The text that was agreed to. */
function agreedText(name: string, field: ConfirmationField, stored: Stored): string {
  return textOfVersion(field, signatureIn(stored, name)?.version ?? versionOf(field));
}

/** The fields of a group as one answer. A kind of group that is missing here doesn't compile. */
function partsOfGroup(
  group: Group,
  fields: readonly NamedField[],
  record: RecordDeclaration,
  stored: Stored,
): SubmittedPart[] {
  const answered = fields.filter(([name]) => !isEmpty(stored[name]));
  switch (group.kind) {
    case 'contact': {
      const who = answered.filter(([name]) => name === group.name || name === group.relation);
      const phones = answered.filter(([name]) => name === group.phone);
      const words = who.map(([name]) => stored[name]).join(', ');
      return [
        ...(words ? [textPart(words)] : []),
        ...phones.flatMap(([name, field]) => partsOf(name, field, stored)),
      ];
    }
    case 'incidents': {
      const items = answered.map(([name]) => `${shortNameOf(record, name)}: ${shownDay(stored[name])}`);
      // A missing date is an answer too, since it means that the incident never happened.
      return [items.length > 0 ? { kind: 'list', items } : textPart('None')];
    }
    case 'ranking': {
      const items = answered.map(([name]) => String(stored[name]));
      return items.length > 0 ? [{ kind: 'list', items, isRanked: true }] : [];
    }
  }
}

function answersOf(
  fields: readonly NamedField[],
  record: RecordDeclaration,
  stored: Stored,
): SubmittedAnswer[] {
  const ofGroup = (id: string) => fields.filter(([, { group }]) => group === id);
  return fields.flatMap((named): SubmittedAnswer[] => {
    const id = named[1].group;
    const group = id === undefined ? undefined : record.groups[id];
    if (id === undefined || !group) return answersOfField(named, record, stored);
    const members = ofGroup(id);
    if (members[0] !== named) return [];
    const label = ('shortTitle' in group ? group.shortTitle : undefined) ?? group.title;
    const parts = deletedIn(members, stored) ?? partsOfGroup(group, members, record, stored);
    return [{ name: id, label, parts }];
  });
}

/** The levels in the record. Answers above the reader's level were never sent, and neither was their deletion. */
function levelsIn(fields: readonly NamedField[], stored: Stored): ReadonlySet<Visibility> {
  const levels = fields
    .filter(([name]) => stored[name] !== undefined)
    .map(([, { visibility }]) => visibility);
  return new Set(deletedMedical(stored) === undefined ? levels : [...levels, 'medical']);
}

/**
 * A submitted record in plain words, grouped and ordered like the form. Dates are in GMT, details are below their Yes,
 * and contacts and incidents are combined. Missing levels and empty sections are left out.
 *
 * @param record the declaration
 * @param submitted the record as the API returns it or the database stores it
 */
export function submittedSections(record: RecordDeclaration, submitted: object): SubmittedSection[] {
  const stored = submitted as Stored;
  const fields = Object.entries(record.fields).filter((named): named is [string, StoredField] =>
    isStored(named[1]),
  );
  const levels = levelsIn(fields, stored);
  const seen = fields.filter(([, { visibility }]) => levels.has(visibility));
  return Object.entries(record.sections)
    .map(([id, { title }]) => {
      const ofSection = seen.filter(([, { section }]) => section === id);
      return { id, title, answers: answersOf(ofSection, record, stored) };
    })
    .filter(({ answers }) => answers.length > 0);
}
