/** Labels, each with its value. */
export type LabelledValues = readonly (readonly [label: string, value: string])[];

/** What a mail says, without form; the layout makes HTML and text of it, and escapes. */
export interface MailContent {
  subject: string;
  /** The first line, large. */
  heading: string;
  paragraphs: readonly string[];
  /** What one looks for in a mail months later: dates, place, price. */
  facts?: LabelledValues;
  /** What was paid or given, one per line. */
  table?: LabelledValues;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below the action. */
  note?: string;
  /** Where its reader leaves group messages; also for the mail program's own button. */
  unsubscribeUrl?: string;
}

/** A mail's wording with an example of what it is filled with; the tests render every one of them. */
export interface MailTemplate<Data> {
  example: Data;
  write(data: Data): MailContent;
}

/** The first line. @param nameFirst - absent where the reader may not be the one who typed it */
export const greeting = (nameFirst?: string) => (nameFirst ? `Hello ${nameFirst},` : 'Hello,');

/** The way to the profile. @param url of it */
export const seeRegistrations = (url: string) => ({ label: 'See your registrations', url });

/** A family, for the examples of the mails. */
export const exampleFamily = {
  nameFirst: 'Pat',
  year: 2030,
  profileUrl: 'https://camp.example.org/user/profile',
};

/** Names as a person lists them: `Ann, Ben and Cam`. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(names);
