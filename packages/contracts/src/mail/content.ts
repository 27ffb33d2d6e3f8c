import type { Block, Prose } from '../content/prose';

/** Labels with their values. */
export type LabelledValues = readonly (readonly [label: string, value: string])[];

/** A plain paragraph as a string, or a block with lists or bold words. */
export type Paragraph = string | Block;

/** The content of an email, without markup. The layout renders it as HTML and text, and escapes it. */
export interface MailContent {
  subject: string;
  /** The heading. */
  heading: string;
  paragraphs: readonly Paragraph[];
  /** Facts to look up months later: dates, place, price. */
  facts?: LabelledValues;
  /** What was paid or given, one item per line. */
  table?: LabelledValues;
  /** The button. */
  action?: { label: string; url: string };
  /** Small print that the camp added, above `note`. */
  ownNote?: string;
  /** Small print below the button. */
  note?: string;
  /** Link to unsubscribe from group messages, also for the email program's own button. */
  unsubscribeUrl?: string;
  /** What was wrong with the camp's own words, for the log. The email is sent anyway. */
  problems?: readonly string[];
}

/** An email's text with example data. The tests render every one of them. */
export interface MailTemplate<Data> {
  example: Data;
  write(data: Data): MailContent;
}

/** The paragraphs of prose, without empty ones. */
export const paragraphsOf = (prose: Prose): Paragraph[] =>
  (typeof prose === 'string' ? [prose] : prose.map(plainIfPossible))
    .map((paragraph) => (typeof paragraph === 'string' ? paragraph.trim() : paragraph))
    .filter((paragraph) => paragraph !== '');

const plainIfPossible = (block: Block): Paragraph =>
  Array.isArray(block) && block.every((piece) => typeof piece === 'string') ? block.join('') : block;

/** The greeting. @param nameFirst - absent if the reader may not be the person who typed it */
export const greeting = (nameFirst?: string) => (nameFirst ? `Hello ${nameFirst},` : 'Hello,');

/** The link to the profile. @param url of the profile */
export const seeRegistrations = (url: string) => ({ label: 'See your registrations', url });

/** Joins names like a sentence: `Ann, Ben and Cam`. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(names);
