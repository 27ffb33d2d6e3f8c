import type { ClientSession, Model, Schema } from 'mongoose';

/** Event that a model emits after this process created, changed or deleted one of its records. */
export const changedHere = 'changed-here';

/** Event for a change by another process, received over pub/sub. */
export const changedElsewhere = 'changed-elsewhere';

/** Emits again after the transaction, since other readers see the change only after the commit. */
function emit({ events }: Pick<Model<unknown>, 'events'>, session: ClientSession | null | undefined): void {
  events.emit(changedHere);
  session?.once('ended', () => events.emit(changedHere));
}

/** Makes the models of a schema emit changes. A write that doesn't update `updatedAt` emits nothing. */
export function emitChanges(schema: Schema): void {
  schema.post('save', function () {
    emit(this.constructor as Model<unknown>, this.$session());
  });
  schema.post('insertMany', function () {
    emit(this as unknown as Model<unknown>, undefined);
  });
  schema.post(
    [
      'updateOne',
      'updateMany',
      'findOneAndUpdate',
      'replaceOne',
      'deleteOne',
      'deleteMany',
      'findOneAndDelete',
    ],
    { query: true, document: false },
    function () {
      if (this.mongooseOptions().timestamps !== false) emit(this.model, this.getOptions().session);
    },
  );
}
