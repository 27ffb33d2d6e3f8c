import { draftPrefix } from '@camp/api-client/session';
import { formatTime } from '@camp/contracts/camp/moments';
import { answerNames, fieldOf, namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { FormValues } from '../form-values';

/** Typed answers by field name. Agreements aren't restored, and pictures can't be stored. */
export type DraftAnswers = Record<string, string | string[]>;

/** A form that was started but not sent, as stored on the device. */
export interface Draft {
  savedAt: string;
  /** Version of the form's declaration. */
  version: number;
  /** Whether the person agreed to store medical answers on this device. */
  keepsMedical: boolean;
  answers: DraftAnswers;
  /** The page on which it was last typed, if several pages have this form. */
  path?: string;
}

/** Drafts expire after this many days. */
const retentionInDays = 30;

/** Key part of a form that started empty. */
const newForm = 'new';

const prefixOf = ({ name }: RecordDeclaration) => `${draftPrefix}${name}:`;

/** The storage key of a form's draft. Each person, camp year and copied record has its own key. */
export const draftKey = (
  record: RecordDeclaration,
  userId: string,
  campYear: number,
  copyFrom: string | null,
): string => prefixOf(record) + [userId, campYear, copyFrom ?? newForm].join(':');

/**
 * The answers that may be stored on the device.
 *
 * @param values of a form, or of a draft from another version of it
 * @param keepsMedical whether the person agreed to store medical answers
 */
export function answersToSave(
  record: RecordDeclaration,
  values: FormValues | Record<string, unknown>,
  keepsMedical: boolean,
): DraftAnswers {
  const medical = new Set(namesAt(record, 'medical'));
  const saved: DraftAnswers = {};
  for (const name of answerNames(record)) {
    const value = values[name];
    if (medical.has(name) && !keepsMedical) continue;
    if (isAnswerOf(record, name, value)) saved[name] = value;
  }
  return saved;
}

/** Whether the field can hold the value. Agreements are not restored, and an older form may have had other fields. */
function isAnswerOf(record: RecordDeclaration, name: string, value: unknown): value is string | string[] {
  const field = fieldOf(record, name);
  if (field?.kind === 'several' || field?.kind === 'campDays') {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return typeof value === 'string';
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, keepsMedical, answers } = value as Record<string, unknown>;
  return (
    typeof savedAt === 'string' &&
    typeof keepsMedical === 'boolean' &&
    typeof answers === 'object' &&
    answers !== null
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text from other code, or truncated text, isn't a draft.
    return undefined;
  }
}

/**
 * The draft under a key. Undefined if it is missing, unreadable or expired. It has only answers that may be stored
 * now, since an answer may have become medical after it was stored.
 */
export function readDraft(
  storage: Storage | undefined,
  record: RecordDeclaration,
  key: string,
  now: Date,
): Draft | undefined {
  const draft = parse(storage?.getItem(key) ?? 'null');
  if (!isDraft(draft)) return undefined;
  const age = now.getTime() - new Date(draft.savedAt).getTime();
  if (!(age < retentionInDays * 24 * 60 * 60 * 1000)) return undefined;
  return { ...draft, answers: answersToSave(record, draft.answers, draft.keepsMedical) };
}

/**
 * A person's drafts on the device for one camp year, newest first. Each has the id of the earlier record that it was
 * copied from, or null for an empty form.
 */
export function waitingDrafts(
  storage: Storage | undefined,
  record: RecordDeclaration,
  userId: string,
  campYear: number,
  now: Date,
) {
  const emptyForm = draftKey(record, userId, campYear, null);
  const prefix = emptyForm.slice(0, -newForm.length);
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readDraft(storage, record, key, now);
      return draft ? [{ draft, copyFrom: key === emptyForm ? null : key.slice(prefix.length) }] : [];
    })
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt));
}

/** When a draft was last saved. */
export const savedAtAsText = ({ savedAt }: Draft): string => formatTime(savedAt);

/**
 * Cleans up a record's drafts on the device, for every person, year and copied record. It removes expired and
 * unreadable drafts. From drafts of another version it removes answers that may not be stored anymore.
 */
export function tidyDrafts(storage: Storage | undefined, record: RecordDeclaration, now: Date): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(prefixOf(record))) continue;
    const draft = readDraft(storage, record, key, now);
    const isOfOtherVersion = draft !== undefined && draft.version !== record.version;
    const isTidy = isOfOtherVersion && writeDraft(storage, key, { ...draft, version: record.version });
    if (!draft || (isOfOtherVersion && !isTidy)) storage?.removeItem(key);
  }
}

/** Stores a draft. @returns whether it was stored (the storage may be full or disabled) */
export function writeDraft(storage: Storage | undefined, key: string, draft: Draft): boolean {
  if (!storage) return false;
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
