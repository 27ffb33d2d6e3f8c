import { recordId } from '@camp/contracts/forms/fields';
import { mostChosenPerFile } from '@camp/contracts/lists/chosen';
import { trusted, type QueryFilter } from 'mongoose';
import * as z from 'zod';
import { exportColumns } from './export-columns';

const message = `Select up to ${mostChosenPerFile} at once.`;

/** Comma-separated ids from an export's query. If absent, all records of the query. */
const exportRecords = z
  .string({ error: message })
  .transform((text) => text.split(','))
  .pipe(z.array(recordId()).max(mostChosenPerFile, message))
  .optional();

/** Additional query parameters of an export. */
export const fileQuery = { columns: exportColumns, records: exportRecords } as const;

/** These parameters after validation. */
export interface FileAsked {
  columns?: z.output<typeof exportColumns>;
  records?: z.output<typeof exportRecords>;
}

/** A filter narrowed to the selected records. @param records - ids, or all records if absent */
export const onlyChosen = <Stored>(
  wanted: QueryFilter<Stored>,
  records: readonly string[] | undefined,
): QueryFilter<Stored> =>
  records ? ({ $and: [wanted, { _id: trusted({ $in: records }) }] } as QueryFilter<Stored>) : wanted;
