import { choice } from '@camp/contracts/forms/fields';
import { isOpenChange } from '@camp/contracts/records/open-change';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import * as z from 'zod';
import { owns, type Person } from '../auth/person';
import { mayEditAll } from './policies';

/** Parameters of a change besides its answers. */
export const changeQuery = z.object({
  silent: choice(['true', 'false'], 'Use true or false.').optional(),
});

interface Change {
  subject: RecordKind;
  record: RecordDeclaration;
  registration: { userId: unknown };
  /** Of the answers that change. */
  names: readonly string[];
  /** Whether not to email the family. */
  silent: boolean;
}

/** Whether a change is silent. Changes of contact or medical answers never are. */
export const isSilent = (person: Person, { subject, record, registration, names, silent }: Change): boolean =>
  silent && !owns(person, registration) && mayEditAll(person, subject) && isOpenChange(record, names);
