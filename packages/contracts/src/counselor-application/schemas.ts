import * as z from 'zod';
import { cleanedBrief, recordId } from '../forms/fields';
import { noRules } from '../records/rules';
import { schemaOf } from '../records/schema-of';
import { counselorApplicationRecord } from './record';

/** The counselor application, used by `/counselor-app/create`; `counselor` says for which registration. */
export const counselorApplicationSchema = schemaOf(counselorApplicationRecord, noRules, {
  counselor: z.preprocess(cleanedBrief, recordId('Choose the counselor who applies.').optional()),
});
