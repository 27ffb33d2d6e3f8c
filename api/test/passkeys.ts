import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@camp/contracts/user/passkey-schemas';
import type { StoredUser } from '@camp/database/user/user-model';
import { knownPassword, type ServedApi } from './api-under-test';

/** The parts of WebAuthn's options that a passkey reads. */
interface Options {
  challenge: string;
}

/** How a passkey differs from a correct one. */
interface Differences {
  rpId?: string;
  origin?: string;
  counter?: number;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Buffer) => bytes.toString('base64url');

/** Flags of WebAuthn: the person was present and verified, and the passkey may be and is synced. */
const present = 0x1d;
const withKey = 0x40;

/** A passkey in software, as a browser's answers show it (WebAuthn, section 6). */
export function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = encoded(credentialId);
  // COSE: an elliptic curve key for ES256 on P-256, with its coordinates.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const clientData = (type: string, { challenge }: Options, origin = 'http://127.0.0.1:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { rpId = '127.0.0.1', counter = 0 }: Differences) => {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  };

  return {
    id,
    /** Answers the question for a new passkey. */
    make(options: Options, differences: Differences = {}): NewPasskeyAnswer {
      const data = Buffer.concat([
        authenticatorData(present | withKey, differences),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const clientDataJSON = encoded(clientData('webauthn.create', options, differences.origin));
      const response = { clientDataJSON, attestationObject: encoded(attestationObject), transports: ['usb'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** Answers a question of a login or a proof. */
    answer(options: Options, differences: Differences = {}): PasskeyAnswer {
      const data = authenticatorData(present, differences);
      const client = clientData('webauthn.get', options, differences.origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

type Client = Awaited<ReturnType<ServedApi['signedIn']>>;

const optionsIn = (body: unknown) => (body as { options: Options }).options;

/** Asks for a new passkey in a session. */
export const askNew = async (client: Client): Promise<Options> =>
  optionsIn((await client.post('/api/user/passkeys/start', { current: knownPassword }).expect(200)).body);

/** Asks for a passkey after the right password. */
export const askLogin = async (api: ServedApi, challenge: string): Promise<Options> =>
  optionsIn((await api.visitor.post('/api/user/login/passkey', { challenge }).expect(200)).body);

/** Asks for a passkey as a fresh proof. */
export const askProof = async (client: Client): Promise<Options> =>
  optionsIn((await client.post('/api/user/proof/passkey').expect(200)).body);

/** Gives an account a passkey over HTTP. Default: a new account. */
export async function withPasskey(api: ServedApi, given?: StoredUser) {
  const user = given ?? (await api.createAccount());
  const client = await api.signedIn(user);
  const passkey = createPasskey();
  const body = { name: 'My phone', passkey: passkey.make(await askNew(client)) };
  const added = await client.post('/api/user/passkeys/add', body).expect(200);
  const { recoveryCodes } = added.body as { recoveryCodes?: string[] };
  const { _id } = await api.models.Passkey.findOne({ credentialId: passkey.id }).orFail().lean();
  return { user, client, passkey, recoveryCodes, id: _id.toString() };
}

/** Stores a passkey that nobody can use. @returns its id */
export async function storePasskey({ models }: ServedApi, { _id: userId }: StoredUser): Promise<string> {
  const credentialId = encoded(randomBytes(16));
  const facts = {
    counter: 0,
    transports: [] as string[],
    deviceType: 'multiDevice' as const,
    backedUp: false,
  };
  const stored = await models.Passkey.create({
    ...facts,
    userId,
    credentialId,
    publicKey: 'none',
    name: 'Key',
    domain: 'localhost',
  });
  return stored._id.toString();
}
