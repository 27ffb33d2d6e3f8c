import { choice } from '@camp/contracts/forms/fields';
import { isOpenChange } from '@camp/contracts/records/open-change';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import * as z from 'zod';
import { owns, type Person } from '../auth/person';

/** Parameters of a change besides its answers. */
export const changeQuery = z.object({
  silent: choice(['true', 'false'], 'Use true or false.').optional(),
});

interface Change {
  record: RecordDeclaration;
  registration: { userId: unknown };
  /** Names of the answers that change. */
  names: readonly string[];
  /** Whether the family gets no email. */
  silent: boolean;
}

/** Whether a change is silent. Changes by the owner, and changes of contact or medical answers, never are. */
export const isSilent = (person: Person, { record, registration, names, silent }: Change): boolean =>
  silent && !owns(person, registration) && isOpenChange(record, names);
