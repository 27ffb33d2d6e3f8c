import { previewedMails } from '@camp/contracts/camp/preview';
import {
  contentPreviewSchema,
  contentSaveSchema,
  contentSubjectSchema,
  mailSampleSchema,
  mailSubjectSchema,
} from '@camp/contracts/content/schemas';
import { savedMailContent } from '@camp/contracts/content/saved-content';
import { refreshContent } from '@camp/database/content/cached-content';
import { done } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { knownSetup } from '../site/known-content';
import { pageWords } from '../site/setup-page';
import { previewMail, testMail } from './preview-mail';
import { listContent, readContent } from './read-content';
import { previewContent, saveContent } from './save-content';
import { uploadLogo } from './upload-logo';

/** The camp's own words: everybody reads them, writing them needs edit-all. */
export const contentHandlers = {
  'content.current': publicCall('content.current', {
    run: async (_call, deps) => {
      await refreshContent(deps.models);
      return pageWords(await knownSetup(deps)).content;
    },
  }),
  'content.list': personalCall('content.list', { run: (_call, deps) => listContent(deps) }),
  'content.read': personalCall('content.read', {
    params: contentSubjectSchema,
    run: ({ params }, deps) => readContent(deps, params.subject),
  }),
  'content.preview': personalCall('content.preview', {
    params: contentSubjectSchema,
    body: contentPreviewSchema,
    run: async ({ params, body }) => previewContent(params.subject, body.source),
  }),
  'content.mails': personalCall('content.mails', {
    run: async (_call, { models }) => {
      await refreshContent(models);
      const mails = Object.entries(savedMailContent());
      return Object.fromEntries(mails.filter(([subject]) => previewedMails.includes(subject)));
    },
  }),
  'content.preview-mail': personalCall('content.preview-mail', {
    params: mailSubjectSchema,
    body: mailSampleSchema,
    run: ({ params, body }, deps) => previewMail(deps, params.subject, body),
  }),
  'content.test-mail': personalCall('content.test-mail', {
    params: mailSubjectSchema,
    body: mailSampleSchema,
    run: ({ params, body, person }, deps) => done(testMail(deps, person, params.subject, body)),
  }),
  'content.upload-logo': personalCall('content.upload-logo', {
    run: ({ file }, deps) => uploadLogo(deps, file),
  }),
  'content.save': personalCall('content.save', {
    params: contentSubjectSchema,
    body: contentSaveSchema,
    run: ({ params, body, person }, deps) => saveContent(deps, person, params.subject, body),
  }),
};
