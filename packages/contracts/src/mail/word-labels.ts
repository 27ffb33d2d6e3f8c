import type { Prose } from '../content/prose';

/** The words of emails that a camp changes, with their labels. Subjects and headings are single lines. */
export const wordLabels = {
  subject: 'Subject',
  subjectWhenFree: 'Subject while camp is free',
  heading: 'Heading',
  headingWhenFree: 'Heading while camp is free',
  text: 'Text',
  textForSeveral: 'Text for several campers',
  textWhenFree: 'Text while camp is free',
  textWhenChosen: 'Text if the family asked for the waitlist',
  textFromCamp: 'Text if the camp made a change',
  textWhenLate: 'Added to a late application',
  nextStep: 'Next step',
  nextStepWhenFree: 'Next step while camp is free',
  nextStepLater: 'Next step before payment links are sent',
  nextStepLaterWhenFree: 'Next step before payment links are sent, while camp is free',
  ending: 'Ending',
} as const;

/** The name of a text. */
export type WordName = keyof typeof wordLabels;

/** Whether a text is a single line. */
export const isLine = (name: WordName): boolean => /^(?:subject|heading)/.test(name);

/** The shipped words of an email, with names in braces. */
export type MailWords = Readonly<
  { subject: string; heading: string; text: Prose } & {
    [Name in Exclude<WordName, 'subject' | 'heading' | 'text'>]?: Name extends LineName ? string : Prose;
  }
>;

export type LineName = Extract<WordName, `subject${string}` | `heading${string}`>;
