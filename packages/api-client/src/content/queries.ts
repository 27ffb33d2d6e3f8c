import * as contentOperations from '@camp/contracts/content/operations';
import type { MailSubjectName } from '@camp/contracts/content/mail-subjects';
import { applySavedContent, savedContent } from '@camp/contracts/content/saved-content';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import type { ContentSubjectName } from '@camp/contracts/content/subjects';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of the camp's texts. */
export const contentKeys = { list: ['content', 'list'], preview: ['content', 'preview'] } as const;

/** Every subject and when it was last changed. */
export const contentListQuery = () =>
  queryOptions({
    queryKey: contentKeys.list,
    queryFn: ({ signal }) => call(contentOperations.list, { signal }),
    meta: { quiet: true },
  });

/** A subject with its versions. Loaded on each visit, since the server rejects changes to an older version. */
export const contentQuery = (subject: ContentSubjectName) =>
  queryOptions({
    queryKey: ['content', 'read', subject],
    queryFn: ({ signal }) => call(contentOperations.read, { params: { subject }, signal }),
    gcTime: 0,
    meta: { quiet: true },
  });

/** The values that pages would use. The previous values stay until the next ones are loaded. */
export const contentPreviewQuery = (subject: ContentSubjectName, source: ContentSource) =>
  queryOptions({
    queryKey: [...contentKeys.preview, subject, source],
    queryFn: ({ signal }) =>
      call(contentOperations.preview, { params: { subject }, body: { source }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });

/** An email as an example person would get it. Keeps the last one while the next is asked for. */
export const mailSampleQuery = (subject: MailSubjectName, sample: contentOperations.MailSampleForm) =>
  queryOptions({
    queryKey: [...contentKeys.preview, subject, sample],
    queryFn: ({ signal }) =>
      call(contentOperations.previewMail, { params: { subject }, body: sample, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });

/** The camp's own words in emails, which pages don't come with. This page uses them from then on. */
export const savedMailsQuery = () =>
  queryOptions({
    queryKey: ['content', 'mails'],
    queryFn: async ({ signal }) => {
      const mails = await call(contentOperations.mails, { signal });
      applySavedContent({ ...savedContent(), ...mails });
      return mails;
    },
    gcTime: 0,
    meta: { quiet: true },
  });
