import * as z from 'zod';
import { fileQuery, type FileAsked } from './chosen-records';
import { exportColumns } from './export-columns';

/** Word of a list's call whose rows a page makes a file of: they are written down as one. */
export const forFile = { purpose: z.enum(['file'], { error: 'file.' }).optional() };

const wholeFile = z.never({ error: 'An export has no pages.' }).optional();
const withoutPages = { page: wholeFile, pageSize: wholeFile };

const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'This export isn’t valid.' : undefined),
  });

/**
 * What the file of a list takes: the list's own query without its pages, and which columns. Any other word is refused:
 * ignored, it would put more people into the file than were meant.
 *
 * @param schema - of the list's call
 */
export const wholeFileSchemaOf = <List extends z.ZodObject>({ shape }: List) =>
  strict({ ...shape, ...withoutPages, columns: exportColumns }) as unknown as z.ZodType<
    z.output<List> & Pick<FileAsked, 'columns'>
  >;

/** As `wholeFileSchemaOf`, of a list whose rows can be chosen. */
export const fileSchemaOf = <List extends z.ZodObject>({ shape }: List) =>
  strict({ ...shape, ...withoutPages, ...fileQuery }) as unknown as z.ZodType<z.output<List> & FileAsked>;
