/** Labels with their values. */
export type LabelledValues = readonly (readonly [label: string, value: string])[];

/** The content of an email, without markup. The layout renders it as HTML and text, and escapes it. */
export interface MailContent {
  subject: string;
  /** The heading. */
  heading: string;
  paragraphs: readonly string[];
  /** Facts to look up months later: dates, place, price. */
  facts?: LabelledValues;
  /** What was paid or given, one item per line. */
  table?: LabelledValues;
  /** The button. */
  action?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
  /** Link to unsubscribe from group messages, also for the email program's own button. */
  unsubscribeUrl?: string;
}

/** An email's text with example data. The tests render every email. */
export interface MailTemplate<Data> {
  example: Data;
  write(data: Data): MailContent;
}

/** The greeting. @param nameFirst - absent if the reader may not be the person who typed it */
export const greeting = (nameFirst?: string) => (nameFirst ? `Hello ${nameFirst},` : 'Hello,');

/** The link to the profile. @param url of the profile */
export const seeRegistrations = (url: string) => ({ label: 'See your registrations', url });

/** A family, for the examples of the emails. */
export const exampleFamily = {
  nameFirst: 'Pat',
  year: 2030,
  profileUrl: 'https://camp.example.org/user/profile',
};

/** Joins names like a sentence: `Ann, Ben and Cam`. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(names);
