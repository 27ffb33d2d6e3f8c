import * as contentOperations from '@camp/contracts/content/operations';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import type { ContentSubjectName } from '@camp/contracts/content/subjects';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of the camp's texts. */
export const contentKeys = { list: ['content', 'list'] } as const;

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
    queryKey: ['content', 'preview', subject, source],
    queryFn: ({ signal }) =>
      call(contentOperations.preview, { params: { subject }, body: { source }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
