import * as z from 'zod';
import { fileQuery, type FileAsked } from './chosen-records';
import { exportColumns } from './export-columns';

/** Parameter of a list's call whose rows are exported by the page itself. It is audited as an export. */
export const forFile = { purpose: z.enum(['file'], { error: 'Use file.' }).optional() };

const wholeFile = z.never({ error: 'Leave out the page. An export has every row.' }).optional();
const withoutPages = { page: wholeFile, pageSize: wholeFile };

const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'This list has no such filter. Reload the page.' : undefined,
  });

/**
 * Query parameters of an export: the list's without paging, and the columns. Unknown parameters are refused, since
 * ignoring a filter would export more people than intended.
 *
 * @param schema - the schema of the list's call
 */
export const wholeFileSchemaOf = <List extends z.ZodObject>({ shape }: List) =>
  strict({ ...shape, ...withoutPages, columns: exportColumns }) as unknown as z.ZodType<
    z.output<List> & Pick<FileAsked, 'columns'>
  >;

/** Like `wholeFileSchemaOf`, for a list whose rows can be selected. */
export const fileSchemaOf = <List extends z.ZodObject>({ shape }: List) =>
  strict({ ...shape, ...withoutPages, ...fileQuery }) as unknown as z.ZodType<z.output<List> & FileAsked>;
