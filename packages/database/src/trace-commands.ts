import { currentPlace, recordSpan, traceTime } from '@camp/runtime/traces/span';
import { newPlace, type SpanPlace } from '@camp/runtime/traces/trace-ids';
import type { mongo } from 'mongoose';

interface RunningCommand {
  name: string;
  collection: string | undefined;
  parent: SpanPlace;
  begun: number;
}

/**
 * Records a span for each command of a request or a job: its name and its collection, and nothing of what it reads or
 * writes.
 *
 * @param client - opened with `monitorCommands`
 */
export function traceCommands(client: mongo.MongoClient): void {
  const running = new Map<number, RunningCommand>();
  client.on('commandStarted', ({ requestId, commandName: name, command }) => {
    const parent = currentPlace();
    if (!parent) return;
    const target: unknown = command[name];
    const collection = typeof target === 'string' ? target : undefined;
    running.set(requestId, { name, collection, parent, begun: traceTime() });
  });
  const end = (requestId: number, hasFailed: boolean) => {
    const command = running.get(requestId);
    if (!command) return;
    running.delete(requestId);
    const { name, collection, parent, begun } = command;
    recordSpan({
      ...{ kind: 'client', parent, begun, hasFailed },
      name: `mongodb ${name}${collection === undefined ? '' : ` ${collection}`}`,
      place: newPlace(parent.traceId),
      ended: traceTime(),
      attributes: {
        'db.operation.name': name,
        ...(collection !== undefined && { 'db.collection.name': collection }),
      },
    });
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
  client.on('commandFailed', ({ requestId }) => end(requestId, true));
}
