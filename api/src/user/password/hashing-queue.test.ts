import { createHashingQueue, type HashingQueue, type Priority } from './hashing-queue';

/** Jobs that run until they are released, in the order in which they started. */
function gatedWorks(queue: HashingQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = async () => {
    for (let times = 0; times < 10; times += 1) await Promise.resolve();
  };
  return {
    begun,
    settled,
    /** @returns the caller's result */
    ask: (name: string, priority: Priority) =>
      queue.run(priority, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    async end(name: string) {
      ends.get(name)?.();
      ends.delete(name);
      await settled();
    },
    /** Ends all jobs, one after another. */
    async endAll() {
      await settled();
      for (let [name] = ends.keys(); name !== undefined; [name] = ends.keys()) await this.end(name);
    },
  };
}

const of = (group: string, more: Omit<Priority, 'group'> = {}): Priority => ({ group, ...more });

it('alternates between networks, however many jobs of a network wait (S33)', async () => {
  const works = gatedWorks(createHashingQueue({ atOnce: 1 }));
  const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => works.ask(name, of('flood')));
  const others = [works.ask('a1', of('ann')), works.ask('b1', of('bob')), works.ask('a2', of('ann'))];

  await works.endAll();

  expect(works.begun).toEqual(['f1', 'f2', 'a1', 'b1', 'f3', 'a2', 'f4', 'f5']);
  expect(await Promise.all([...flood, ...others])).toHaveLength(8);
});

it('runs jobs of accounts without failures before other jobs of the network', async () => {
  const works = gatedWorks(createHashingQueue({ atOnce: 1 }));
  const asked = [
    works.ask('under way', of('school')),
    works.ask('wrong before', of('school', { failedBefore: true })),
    works.ask('first time', of('school')),
  ];

  await works.endAll();

  expect(works.begun).toEqual(['under way', 'first time', 'wrong before']);
  await Promise.all(asked);
});

it('runs slowed groups last, one job at a time, without starving them', async () => {
  const works = gatedWorks(createHashingQueue({ atOnce: 2 }));
  const slowed = ['s1', 's2', 's3'].map((name) => works.ask(name, of('slow', { slowed: true })));
  await works.settled();
  expect(works.begun).toEqual(['s1']);
  const normal = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((name) => works.ask(name, of(name)));

  await works.end('s1');
  await works.end('n1');
  await works.end('n2');
  expect(works.begun).toEqual(['s1', 'n1', 'n2', 's2', 'n3']);
  await works.endAll();

  expect(works.begun).toEqual(['s1', 'n1', 'n2', 's2', 'n3', 'n4', 'n5', 's3', 'n6']);
  await Promise.all([...slowed, ...normal]);
});

it('refuses jobs with Retry-After when the queue is full, except from networks with fewer waiting jobs', async () => {
  const works = gatedWorks(createHashingQueue({ atOnce: 1, waiting: 3 }));
  const busy = { code: 'unavailable', retryAfter: 5 };
  const underWay = works.ask('f0', of('flood'));
  const first = works.ask('f1', of('flood'));
  const [second, third] = ['f2', 'f3'].map((name) => works.ask(name, of('flood')));

  await expect(works.ask('f4', of('flood'))).rejects.toMatchObject(busy);
  const ann = works.ask('ann', of('ann'));
  await expect(third).rejects.toMatchObject(busy);
  const bob = works.ask('bob', of('bob'));
  await expect(second).rejects.toMatchObject(busy);
  // No group has more waiting jobs than another, so none makes room.
  await expect(works.ask('cam', of('cam'))).rejects.toMatchObject(busy);
  await works.endAll();

  expect(works.begun).toEqual(['f0', 'f1', 'ann', 'bob']);
  await Promise.all([underWay, first, ann, bob]);
});

it('removes jobs of clients that have disconnected', async () => {
  const works = gatedWorks(createHashingQueue({ atOnce: 1, waiting: 1 }));
  const connection = new AbortController();
  const underWay = works.ask('under way', of('ann'));
  const waiting = works.ask('gone', of('bob', { signal: connection.signal }));

  connection.abort();

  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  await expect(works.ask('late', of('bob', { signal: connection.signal }))).rejects.toThrow();
  const next = works.ask('next', of('bob'));
  await works.endAll();
  expect(works.begun).toEqual(['under way', 'next']);
  await Promise.all([underWay, next]);
});

it('continues after a failed job', async () => {
  const queue = createHashingQueue({ atOnce: 1 });
  const failing = queue.run(of('ann'), () => Promise.reject(new Error('no hash')));
  const next = queue.run(of('ann'), () => Promise.resolve('next'));

  await expect(failing).rejects.toThrow('no hash');
  await expect(next).resolves.toBe('next');
});
