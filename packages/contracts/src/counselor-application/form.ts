import * as z from 'zod';
import { cleanedBrief, recordId } from '../forms/fields';
import { formOf } from '../records/form-of';
import { noRules } from '../records/rules';
import { counselorApplicationRecord } from './record';

/** The counselor application. `counselor` is the id of its registration. */
export const counselorApplicationForm = formOf(counselorApplicationRecord, noRules, {
  counselor: z.preprocess(cleanedBrief, recordId('Choose the counselor who is applying.').optional()),
});
