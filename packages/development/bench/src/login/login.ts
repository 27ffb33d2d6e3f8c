import { samplePassword } from '@camp/contracts/test/sign-up';
import { hash } from '@node-rs/argon2';
import type { Bench } from '../bench';
import { inTurn, loginRequest, makeAccounts } from '../measure/accounts';
import { cpuRow, throughputRow } from '../measure/ratio';
import { takeRounds } from '../measure/rounds';
import { whereProduct } from '../measure/side';
import { besideBare, type Both } from '../measure/with-product';

/** So many that each logs in once or twice, as on an opening evening. An account's sessions are read with it. */
const accounts = 3_000;

/** A login, compared with a bare server that only checks the password. */
export const login: Bench = {
  title: 'logging in',
  heldBy: ['P3', '0014-password-hashing', '0060-sessions-in-their-token', '0120-login-by-cpu'],
  run: () => besideBare('login/bare-login.ts', measure),
};

async function measure({ product, bare, models }: Both) {
  const response = await fetch(`${bare.url}/hash`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash: await hash(samplePassword) }),
  });
  if (!response.ok) throw new Error(`The bare server did not accept the hash: ${response.status}.`);
  const people = await makeAccounts(models, accounts);
  const next = inTurn(people.map(({ email }) => loginRequest(email)));
  const rounds = await takeRounds({
    product: { ...whereProduct(product), redisPid: product.redis.pid, next, status: 200 },
    bare: { ...bare, next, status: 200 },
  });
  return {
    rows: [
      cpuRow('a login', rounds, { limit: { atLeast: 0.85 } }),
      throughputRow('a login', rounds, { sides: '' }),
    ],
    notes:
      `Valid logins of ${accounts} accounts in turn. The bare server is Express and argon2id's verify at the same cost, ` +
      'in its default threads. It knows one hash and queries no database.',
  };
}
