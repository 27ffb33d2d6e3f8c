import {
  connectSchema,
  importedChangeSchema,
  importFormSchema,
  importReadSchema,
} from '@camp/contracts/import/schemas';
import type { ImportedRecord } from '@camp/contracts/import/operations';
import type { Written } from '@camp/contracts/operations/replies';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { listQuerySchema } from '../lists/list';
import { byId, happening, listed, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { changeImported, connectImported, removeImported } from './change-imported';
import { listImported, listImports, presentImport, presentImported } from './list-imports';
import { checkFile, readFile, storeImport } from './store-import';
import { undoImport } from './undo-import';

const lists = ['fields'];

/** The import of earlier years. */
export const importHandlers = {
  'import.read': personalCall('import.read', {
    body: importReadSchema,
    run: ({ person, body, file }) => readFile(person, body, file),
  }),
  'import.check': personalCall('import.check', {
    body: importFormSchema,
    lists,
    run: ({ person, body, file }, deps) => checkFile(deps, person, body, file),
  }),
  'import.store': personalCall('import.store', {
    body: importFormSchema,
    lists,
    run: async ({ person, body, file }, deps) => {
      const { nameFirst, nameLast } = person.account;
      return written(presentImport(await storeImport(deps, person, body, file), `${nameFirst} ${nameLast}`));
    },
  }),
  'import.list': personalCall('import.list', { run: (_call, deps) => listImports(deps) }),
  'import.records': personalCall('import.records', {
    params: byId,
    query: listQuerySchema,
    run: async (call, deps) =>
      listed(call, await listImported(deps, call.person, call.params.id, call.query)),
  }),
  'import.change': personalCall('import.change', {
    params: byId,
    body: importedChangeSchema,
    run: async ({ params, body, person }, deps) =>
      saved(deps, person, await changeImported(deps, person, params.id, body)),
  }),
  'import.connect': personalCall('import.connect', {
    params: byId,
    body: connectSchema,
    run: async ({ params, body, person }, deps) =>
      saved(deps, person, await connectImported(deps, person, params.id, body.email)),
  }),
  'import.remove': personalCall('import.remove', happening(removeImported)),
  'import.undo': personalCall('import.undo', happening(undoImport)),
};

async function saved(
  deps: Dependencies,
  person: Person,
  record: StoredImportedRecord,
): Promise<Written<ImportedRecord>> {
  const [presented] = await presentImported(deps, person, [record]);
  if (!presented) throw new Error('The imported record isn’t there.');
  return written(presented);
}
