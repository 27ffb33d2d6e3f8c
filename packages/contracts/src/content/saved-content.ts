/** The values that a camp saved for one subject, by field. Nested fields are written with a dot: `place.street`. */
export type SavedValues = Readonly<Record<string, unknown>>;

/** A saved version of a subject, as pages and emails use it. */
export interface SavedSubject {
  /** 1 for the first saved version. */
  version: number;
  /** Fields that aren't in it have their default. */
  values: SavedValues;
}

/** What a camp saved, by subject. A subject that isn't in it has its defaults. */
export type SavedContent = Readonly<Record<string, SavedSubject>>;

let saved: SavedContent = {};
const listeners = new Set<() => void>();
let savedForPages: SavedContent = {};
let savedForMails: SavedContent = {};

/** The content that this process or page uses now. */
export const savedContent = (): SavedContent => saved;

/** The part that pages load: without the words of emails, which only servers and the editor need. */
export const savedPageContent = (): SavedContent => savedForPages;

/** The words of emails. */
export const savedMailContent = (): SavedContent => savedForMails;

/**
 * Replaces the saved content that this process or page uses. A server calls it with what the database holds, a browser
 * with what its page came with (docs/decisions/0094-content-is-data.md).
 */
export function applySavedContent(content: SavedContent): void {
  saved = content;
  savedForPages = only(content, (subject) => !isMail(subject));
  savedForMails = only(content, isMail);
  for (const listener of listeners) listener();
}

/** Calls a listener after each `applySavedContent`. @returns a function that removes it */
export function onSavedContent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isMail = (subject: string) => subject.startsWith('mail-');

const only = (content: SavedContent, isWanted: (subject: string) => boolean): SavedContent =>
  Object.fromEntries(Object.entries(content).filter(([subject]) => isWanted(subject)));

/** More than the shipped versions of a text, so that a camp's first own version is above all of them. */
const firstOwnVersion = 1_000;

/**
 * The version of a text that people agree to. It grows with each saved change and with each change of the shipped words.
 *
 * @param subject its key
 * @param shipped the version of the shipped words
 */
export const signedVersion = (subject: string, shipped: number): number =>
  shipped + firstOwnVersion * (saved[subject]?.version ?? 0);
