import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import { readPlainOne } from '@camp/database/read-plain';
import { sessionsPerAccount } from '@camp/database/user/session';
import { emailKeyOf } from '@camp/database/user/user-model';
import { createLogger } from '@camp/runtime/logger';
import { verify } from '@node-rs/argon2';
import express from 'express';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { listenAndTell } from '../beside/listen-and-tell';

/**
 * The least that keeps the promises of a login: it reads the account, counts the attempt in Redis for the account and
 * looks at the counts of the network and of all addresses, checks the password, keeps a session that ends with the
 * password, and takes the count back. It checks no input, has no queue of turns, and writes no log.
 */
const [mongoUri = '', redisUrl = ''] = process.argv.slice(2);
const { models, ready } = connectDatabase({
  uri: mongoUri,
  logger: createLogger({ name: 'bench', level: 'silent' }),
});
const redis = new Redis(redisUrl);
const secret = createSecretKey(randomBytes(32));
const life = 12 * 60 * 60;

const app = express();
app.use(express.json());
app.post('/api/user/login', async (request, response) => {
  const { email, password } = request.body as { email: string; password: string };
  const [account] = await Promise.all([
    readPlainOne(models.User, { emailKey: emailKeyOf(email) }, { projection: { sessions: 0 } }),
    redis.multi().incr(`login:${email}`).expire(`login:${email}`, life).exec(),
    redis.get(`account:${email}`),
    redis.get('network'),
  ]);
  if (!account || !(await verify(account.passwordHash, password))) return void response.status(401).json({});
  const { _id, passwordHash } = account;
  const jti = randomUUID();
  const now = new Date();
  const opened = { _id: new Types.ObjectId(), jti, expiresAt: new Date(now.getTime() + life * 1000) };
  await Promise.all([
    models.User.collection.updateOne({ _id, passwordHash }, {
      $set: { lastLogin: now },
      $push: { sessions: { $each: [opened], $slice: -sessionsPerAccount } },
    } as never),
    redis.decr(`login:${email}`),
  ]);
  response.json({ token: jwt.sign({ sub: _id.toString(), jti }, secret, { expiresIn: life }), _id });
});
void ready.then(() => listenAndTell(app));
