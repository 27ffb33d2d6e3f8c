import { randomUUID } from 'node:crypto';
import { currentRequestId } from '@camp/runtime/request-id';
import { camperId, camperRegistered, startQueue, until } from '../test/fixture';

it('delivers an event to its handler and records the dispatch', async () => {
  const { producer, consume, done, dispatched } = startQueue();
  consume();
  const row = camperRegistered();

  await producer.dispatch(row);
  await until(() => done.length > 0);

  expect(done).toEqual([{ eventId: row._id, name: 'mail.camper-registered', payload: { camperId } }]);
  expect(dispatched).toEqual([row._id]);
});

it('runs a job for the request that caused its event, and logs its id', async () => {
  const seen: (string | undefined)[] = [];
  const { producer, consume, done, logged } = startQueue(async () => void seen.push(currentRequestId()));
  consume();
  const requestId = randomUUID();

  await producer.dispatch({ ...camperRegistered(), requestId });
  await producer.dispatch(camperRegistered());
  await until(() => done.length > 1 && logged().length > 1);

  expect(new Set(seen)).toEqual(new Set([requestId, undefined]));
  expect(logged().map((line) => line.requestId)).toEqual(expect.arrayContaining([requestId]));
});

it('adds a waiting job only once', async () => {
  const { producer, consume, done } = startQueue();
  const [row, marker] = [camperRegistered(), camperRegistered()];

  await Promise.all([producer.dispatch(row), producer.dispatch(row), producer.dispatch(row)]);
  await producer.dispatch(marker);
  consume();
  await until(() => done.some(({ eventId }) => eventId === marker._id));

  expect(done.filter(({ eventId }) => eventId === row._id)).toHaveLength(1);
});

it('leaves an event that is not due yet to the worker', async () => {
  const { producer, consume, done, dispatched } = startQueue();
  const [waiting, marker] = [camperRegistered(), camperRegistered()];
  consume();

  producer.dispatchSoon({ ...waiting, notBefore: new Date() }, marker);
  await until(() => dispatched.length > 0 && done.length > 0);

  expect([done.map(({ eventId }) => eventId), dispatched]).toEqual([[marker._id], [marker._id]]);
});

it('gives up on a payload that does not match the registry, without calling the handler', async () => {
  const { producer, consume, done, dead } = startQueue();
  consume();

  await producer.dispatch({ ...camperRegistered(), payload: { camperId: 'Ann' } });
  await until(() => dead.length > 0);

  expect(done).toEqual([]);
});

it('completes a job whose name it does not know', async () => {
  const { producer, consume, rawQueue, done, dead } = startQueue();
  await rawQueue().add('mail.of-the-future', {}, { jobId: 'future-1' });
  consume();

  await producer.dispatch(camperRegistered());
  await until(() => done.length > 0);

  expect(await rawQueue().getJobState('future-1')).toBe('completed');
  expect(dead).toEqual([]);
});

it('finishes the job under way when it is closed', async () => {
  const started = deferred();
  const finish = deferred();
  const { producer, consume, done } = startQueue(async () => {
    started.resolve();
    await finish.promise;
  });
  const consumer = consume();
  await producer.dispatch(camperRegistered());
  await started.promise;

  const closed = consumer.close();
  finish.resolve();
  await closed;

  expect(done).toHaveLength(1);
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
