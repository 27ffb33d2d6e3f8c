import { verify } from '@node-rs/argon2';
import express from 'express';
import { listenAndReport } from '../measure/bare-server';

/** The minimum that checks a password: Express and argon2id, with its default threads. */
const app = express();
app.use(express.json());
let hash = '';
app.put('/hash', (request, response) => {
  ({ hash } = request.body as { hash: string });
  response.json({});
});
app.post('/api/user/login', async (request, response) => {
  const { password } = request.body as { password: string };
  response.status((await verify(hash, password)) ? 200 : 401).json({});
});
listenAndReport(app);
