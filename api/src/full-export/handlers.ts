import { choice } from '@camp/contracts/forms/fields';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { exportEverything, listContents } from './export-everything';

const fileQuery = z.object({ format: choice(['csv', 'json'], 'Choose csv or json.') });

/** The operations of the export of everything. */
export const fullExportHandlers = {
  'full-export.contents': personalCall('full-export.contents', {
    run: (_call, deps) => listContents(deps),
  }),
  'full-export.file': personalCall('full-export.file', {
    query: fileQuery,
    run: ({ query, person }, deps) => exportEverything(deps, person, query.format),
  }),
};
