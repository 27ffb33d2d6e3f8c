import * as z from 'zod';
import { contentSubjectNames } from './subjects';

const source = z.record(z.string(), z.unknown(), { error: 'Send the fields of the subject.' });

/** Names a subject. */
export const contentSubjectSchema = z.object({
  subject: z.enum(contentSubjectNames, { error: 'Unknown subject.' }),
});

/** Words to preview. The subject's own schema checks them. */
export const contentPreviewSchema = z.object({ source });

/** Words to save. */
export const contentSaveSchema = z.object({
  version: z.number({ error: 'Send the version that was changed.' }).int().min(0),
  source,
});
