import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '@camp/runtime/logger';
import { testRedisUrl } from '@camp/testing/test-database';
import { createNews, type News } from './news';

const logger = createLogger({ name: 'test', level: 'silent' });
const open: News[] = [];
afterEach(() => open.splice(0).forEach((news) => news.close()));

/** One process. */
function listen() {
  const heard: string[] = [];
  const news = createNews({ redisUrl: testRedisUrl(), logger, hear: (word) => heard.push(word) });
  open.push(news);
  return { ...news, heard };
}

/** Says words until the other has heard one: from then on it listens. */
async function meet(one: ReturnType<typeof listen>, other: ReturnType<typeof listen>): Promise<void> {
  while (other.heard.length === 0) {
    one.tell('hello');
    await pause(20);
  }
}

it('is heard by the other processes, in its order, and not by the one that tells', async () => {
  const [teller, listener] = [listen(), listen()];
  await meet(teller, listener);
  await meet(listener, teller);
  const words: string[] = [randomUUID(), randomUUID(), randomUUID()];

  words.forEach((word) => teller.tell(word));
  while (!listener.heard.includes(words[2]!)) await pause(5);

  expect(listener.heard.filter((word) => words.includes(word))).toEqual(words);
  listener.tell('last');
  while (!teller.heard.includes('last')) await pause(5);
  expect(teller.heard).not.toEqual(expect.arrayContaining([words[0]]));
});

it('says nothing of a word that could not leave before the end', async () => {
  const warned = jest.fn();
  const news = createNews({
    redisUrl: 'redis://127.0.0.1:1',
    logger: { ...logger, warn: warned, info: jest.fn() } as never,
    hear: () => undefined,
  });
  news.tell('lost');

  news.close();
  await pause(20);

  expect(warned.mock.calls.filter(([, text]) => text === 'News do not reach the other processes')).toEqual(
    [],
  );
});
