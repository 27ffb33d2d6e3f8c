import type { Model, Schema } from 'mongoose';
import type { Models } from '../models';
import { sealerOf } from '../sealing/seal-collection';
import type { Sealer } from '../sealing/seal-documents';
import { exportedModels, withheldFields, type ExportedModel } from './exported-models';

/** One file of the export. */
export interface ExportKind extends ExportedModel {
  /** The stored collection. */
  collection: string;
  /** Stored fields in their order, `_id` first. */
  fields: readonly string[];
  /** Columns of a table: the fields, with the parts of nested ones (`donor.name`). */
  columns: readonly string[];
  /** Decrypts its records. Absent for a kind without encrypted fields. */
  sealer?: Sealer;
}

/**
 * The files of an export, in the order in which people look for them.
 *
 * @param models - with the keys if the file has medical answers
 * @param options.withMedical - whether medical answers and notes are included, only for an encrypted file
 */
export function exportKinds(models: Models, { withMedical }: { withMedical: boolean }): ExportKind[] {
  return (Object.keys(exportedModels) as (keyof Models)[]).flatMap((name) => {
    const exported = exportedModels[name];
    if ('leftOut' in exported || (exported.medical === true && !withMedical)) return [];
    const model = models[name] as unknown as Model<unknown>;
    const left = new Set([
      ...withheldFields,
      ...(withMedical || exported.medical === true ? [] : (exported.medical ?? [])),
    ]);
    const columns = columnsOf(model.schema).filter((column) => !left.has(fieldOfColumn(column)));
    const fields = [...new Set(columns.map(fieldOfColumn))];
    const sealer = sealerOf(model.collection);
    const collection = model.collection.collectionName;
    return [{ ...exported, collection, fields, columns, ...(sealer && { sealer }) }];
  });
}

const fieldOfColumn = (column: string) => column.split('.', 1)[0] ?? column;

/** A part of a document has its own schema. A list of parts stays one column. */
function columnsOf(schema: Schema): string[] {
  const names = ['_id', ...Object.keys(schema.paths).filter((name) => name !== '_id')];
  return names.flatMap((name) => {
    const path = schema.path(name) as { schema?: Schema; instance?: string } | undefined;
    if (path?.schema === undefined || path.instance !== 'Embedded') return [name];
    return Object.keys(path.schema.paths).map((part) => `${name}.${part}`);
  });
}
