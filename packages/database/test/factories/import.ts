import { nextNumber } from '@camp/contracts/test/sequence';
import { Types } from 'mongoose';
import type { StoredImport } from '../../src/import/import-model';
import type { StoredImportedRecord } from '../../src/import/imported-record-model';
import type { Models } from '../../src/models';

/** Stores an import of campers with one row. */
export async function createImport(
  models: Models,
  values: Partial<StoredImportedRecord> = {},
): Promise<{ stored: StoredImport; record: StoredImportedRecord }> {
  const { kind = 'camper' } = values;
  const userId = new Types.ObjectId();
  const stored = await models.Import.create({
    ...{ kind, name: 'campers.csv', tableKey: `table ${nextNumber()}`, rows: 1, userId },
  });
  const record = await models.ImportedRecord.create({
    ...{ importId: stored._id, kind, row: 2, year: 2019, title: 'Camper, Casey' },
    values: { nameFirst: 'Casey', nameLast: 'Camper' },
    ...values,
  });
  return { stored: stored.toObject(), record: record.toObject() };
}
