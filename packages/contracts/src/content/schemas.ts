import * as z from 'zod';
import { examplePeople } from '../mail/examples';
import { mailSubjectNames } from './mail-subjects';
import { contentSubjectNames } from './subjects';

const source = z.record(z.string(), z.unknown(), { error: 'Send the fields of the subject.' });

/** Names a subject. */
export const contentSubjectSchema = z.object({
  subject: z.enum(contentSubjectNames, { error: 'Unknown subject.' }),
});

/** Names an email. */
export const mailSubjectSchema = z.object({
  subject: z.enum(mailSubjectNames, { error: 'Unknown email.' }),
});

const who = 'Choose an example person.';

/** An email's words, and the index of the example person who gets it. */
export const mailSampleSchema = z.object({
  source,
  person: z
    .number({ error: who })
    .int(who)
    .min(0, who)
    .max(examplePeople.length - 1, who),
});

/** Words to preview. The subject's own schema checks them. */
export const contentPreviewSchema = z.object({ source });

/** Words to save. */
export const contentSaveSchema = z.object({
  version: z.number({ error: 'Send the version that was changed.' }).int().min(0),
  source,
});
