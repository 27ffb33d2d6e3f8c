import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { lockFolder } from './folder-lock';
import { makeFolder } from './make-folder';
import { Refusal } from './refusal';

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  stripeSecretKey: z.string().min(16),
  stripeWebhookSecret: z.string().min(16),
});

/** Secrets of a local run, made once. */
export type LocalSecrets = z.output<typeof secretsSchema>;

/** The folder of everything that a local run keeps, held by this process alone. */
export interface DataFolder {
  readonly path: string;
  /** @param name - of a service @returns the folder or file below the data folder that is its own */
  at(name: string): string;
  /** @param service - its short name @returns where its output goes; the last start's is in `logs.previous` */
  logFile(service: string): string;
  readonly secrets: LocalSecrets;
  /** Lets another start have the folder. */
  release(): Promise<void>;
}

/**
 * Makes or opens the data folder.
 *
 * @param path - DATA_DIR
 * @returns the folder
 * @throws Refusal when it cannot be written, is damaged or is in use by another start
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path);
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const logs = join(folder, 'logs');
    await setAside(logs);
    await mkdir(logs);
    return {
      path: folder,
      at: (name) => join(folder, name),
      logFile: (service) => join(logs, `${service}.log`),
      secrets: await keptSecrets(join(folder, 'secrets.json')),
      release: lock.release,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Why the last run ended is often asked only once the next one has begun. */
async function setAside(logs: string): Promise<void> {
  const previous = `${logs}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(logs, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error; // there was no run before
  });
}

async function keptSecrets(file: string): Promise<LocalSecrets> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === undefined) {
    const made = makeSecrets();
    await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
    return made;
  }
  const secrets = secretsSchema.safeParse(parseJson(kept));
  if (secrets.success) return secrets.data;
  throw new Refusal(
    `The data folder is damaged: ${file} cannot be understood. Delete that file (everybody has to log in again) or the whole folder.`,
  );
}

function makeSecrets(): LocalSecrets {
  const random = () => randomBytes(32).toString('base64url');
  return {
    jwtSecret: random(),
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema like any other damage
  }
}
