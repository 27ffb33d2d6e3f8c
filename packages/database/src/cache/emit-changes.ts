import type { ClientSession, Model, Schema } from 'mongoose';

/** What a model's `events` tell when this process made, changed or removed one of its records. */
export const changedHere = 'changed-here';

/** What they tell when another process did (`shareChanges` of @camp/queue). */
export const changedElsewhere = 'changed-elsewhere';

/** Once more when its transaction has ended: before, everybody else reads what was. */
function emit({ events }: Pick<Model<unknown>, 'events'>, session: ClientSession | null | undefined): void {
  events.emit(changedHere);
  session?.once('ended', () => events.emit(changedHere));
}

/** Lets the models of a schema tell of changes. Those that leave `updatedAt` alone are no change of the record. */
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
