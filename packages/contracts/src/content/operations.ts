import { may, operation } from '../operations/operation';
import type { Done } from '../operations/replies';
import type { MailSubjectName } from './mail-subjects';
import type { SavedContent, SavedValues } from './saved-content';
import type { ContentSource } from './schema-of-content';
import type { ContentSubjectName } from './subjects';

/** A saved version of a subject, for its history. */
export interface ContentVersion {
  version: number;
  source: ContentSource;
  savedAt: string;
  /** Name of the administrator. Null if the account is gone. */
  savedBy: string | null;
}

/** A subject as its form shows it. */
export interface ContentRecord {
  subject: ContentSubjectName;
  /** 0 while it has its original words. Saving requires it, so that nobody overwrites a newer version unseen. */
  version: number;
  source: ContentSource;
  /** The original words, as a person would type them. */
  defaults: ContentSource;
  /** Newest first. */
  versions: ContentVersion[];
}

/** A subject in the list. */
export interface ContentSummary {
  subject: ContentSubjectName;
  version: number;
  savedAt: string | null;
}

/** An email's words as they are typed, and the index of the example person who gets it. */
export interface MailSampleForm {
  source: ContentSource;
  person: number;
}

/** An email as an example person would get it. */
export interface MailSample {
  subject: string;
  /** A whole document. What the camp can't change is gray. */
  html: string;
}

/** A logo that was uploaded and isn't used yet. */
export interface UploadedLogo {
  /** Its id, for the field `logo` of the subject `appearance`. Its addresses respond with 404 until it is prepared. */
  logo: string;
}

type BySubject = { subject: ContentSubjectName };

const mayEdit = may('edit-all', 'content');

// The camp's own words (docs/decisions/0094-content-is-data.md).

/** What the camp saved, for pages. */
export const current = operation<Record<never, never>, SavedContent>('GET /content/current', 'public', {
  shared: true,
});

export const list = operation<Record<never, never>, ContentSummary[]>('GET /content/list', mayEdit);

export const read = operation<{ params: BySubject }, ContentRecord>('GET /content/read/:subject', mayEdit);

export const preview = operation<{ params: BySubject; body: { source: ContentSource } }, SavedValues>(
  'POST /content/preview/:subject',
  mayEdit,
);

/** The saved words of the few emails that the preview of a camp shows, for people who edit camps but no texts. */
export const mails = operation<Record<never, never>, SavedContent>(
  'GET /content/mails',
  may('edit-all', 'camp'),
);

type ByMail = { subject: MailSubjectName };

export const previewMail = operation<{ params: ByMail; body: MailSampleForm }, MailSample>(
  'POST /content/preview-mail/:subject',
  mayEdit,
);

/** Sends the example to the person who asks for it, and to nobody else. */
export const testMail = operation<{ params: ByMail; body: MailSampleForm }, Done>(
  'POST /content/test-mail/:subject',
  mayEdit,
);

export const uploadLogo = operation<Record<never, never>, UploadedLogo>('POST /content/logo', mayEdit, {
  status: 201,
  file: 'logo',
});

export const save = operation<
  { params: BySubject; body: { version: number; source: ContentSource } },
  ContentRecord
>('POST /content/save/:subject', mayEdit);
