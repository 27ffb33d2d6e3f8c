import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@camp/database/connection';
import { readPlainOne } from '@camp/database/read-plain';
import { emailKeyOf } from '@camp/database/user/user-model';
import { createLogger } from '@camp/runtime/logger';
import { verify } from '@node-rs/argon2';
import express from 'express';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import type { Types } from 'mongoose';
import { listenAndTell } from '../beside/listen-and-tell';

/**
 * The least that keeps the promises of a login: it reads the account, counts the attempt in Redis for the account and
 * looks at the counts of the network and of all addresses, checks the password, takes the count back, and signs a token
 * that the account can end; the time of the login is written down behind the answer. It checks no input, has no queue of
 * turns, and writes no log.
 */
const [mongoUri = '', redisUrl = ''] = process.argv.slice(2);
const { models, ready } = connectDatabase({
  uri: mongoUri,
  logger: createLogger({ name: 'bench', level: 'silent' }),
});
const redis = new Redis(redisUrl);
const secret = createSecretKey(randomBytes(32));
const life = 12 * 60 * 60;

const logins = new Map<string, { _id: Types.ObjectId; at: Date }>();

/** Writes down what was gathered for as long as the product gathers it. */
async function writeLogins() {
  await pause(200);
  const gathered = [...logins.values()];
  logins.clear();
  await models.User.collection.bulkWrite(
    gathered.map(({ _id, at }) => ({
      updateOne: { filter: { _id }, update: { $max: { lastLogin: at } } },
    })),
    { ordered: false },
  );
}

const app = express();
app.use(express.json());
app.post('/api/user/login', async (request, response) => {
  const { email, password } = request.body as { email: string; password: string };
  const [account] = await Promise.all([
    readPlainOne(models.User, { emailKey: emailKeyOf(email) }),
    redis.multi().incr(`login:${email}`).expire(`login:${email}`, life).exec(),
    redis.get(`account:${email}`),
    redis.get('network'),
  ]);
  if (!account || !(await verify(account.passwordHash, password))) return void response.status(401).json({});
  const { _id, sessionGeneration = 0 } = account;
  await redis.decr(`login:${email}`);
  const jti = `${sessionGeneration}.${randomUUID()}`;
  response.json({ token: jwt.sign({ sub: _id.toString(), jti }, secret, { expiresIn: life }), _id });
  if (logins.size === 0) void writeLogins();
  logins.set(_id.toString(), { _id, at: new Date() });
});
void ready.then(() => listenAndTell(app));
