import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createMedicalKey } from '@camp/runtime/keyring';
import * as z from 'zod';
import { closeToOthers } from './close-to-others';
import { lockFolder } from './folder-lock';
import { makeDataFolder, unusableFolder } from './make-data-folder';
import { Refusal } from './refusal';

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  stripeSecretKey: z.string().min(16),
  stripeWebhookSecret: z.string().min(16),
});

/** The entries of the data folder. */
const entries = [
  'logs',
  'logs.previous',
  'medical.key',
  'mails',
  'mongodb',
  'redis',
  'secrets.json',
  'stripe.data',
] as const;
type Entry = (typeof entries)[number];

/** The secrets of a local run, generated once. */
export type LocalSecrets = z.output<typeof secretsSchema> & {
  /** Apart from the other secrets, since without it the medical answers in the folder are lost. */
  medicalKey: string;
};

/** The folder with all data of a local run, locked by this process. */
export interface DataFolder {
  readonly path: string;
  /** @param entry - its purpose @returns path of the folder or file */
  at(entry: Entry): string;
  /** @param service - its short name @returns its log file. The previous start's file is in `logs.previous` */
  logFile(service: string): string;
  readonly secrets: LocalSecrets;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Creates or opens the data folder. It removes other users' permissions that an earlier version left.
 *
 * @param path - DATA_DIR
 * @returns the folder
 * @throws Refusal if it cannot be written, is damaged or is used by another start
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path);
  makeDataFolder(folder);
  const lock = await lockFolder(folder);
  try {
    await closeDataFolder(folder);
    const logs = join(folder, 'logs');
    await setAside(logs);
    await mkdir(logs, { mode: 0o700 });
    return {
      path: folder,
      at: (entry) => join(folder, entry),
      logFile: (service) => join(logs, `${service}.log`),
      secrets: {
        ...(await storedSecrets(join(folder, 'secrets.json'))),
        medicalKey: await storedMedicalKey(join(folder, 'medical.key')),
      },
      release: lock.release,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** In a folder with other content, such as /tmp, only the product's own entries are protected. */
async function closeDataFolder(folder: string): Promise<void> {
  try {
    const found = await readdir(folder);
    const isOurs = found.every((name) => entries.some((entry) => name.startsWith(entry)));
    const toClose = isOurs ? [folder] : entries.map((entry) => join(folder, entry));
    await Promise.all(toClose.map(closeToOthers));
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/** The reason why the last run ended is often needed only after the next one has started. */
async function setAside(logs: string): Promise<void> {
  const previous = `${logs}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(logs, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error; // There was no earlier run.
  });
}

async function storedSecrets(file: string): Promise<z.output<typeof secretsSchema>> {
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored === undefined) {
    const made = makeSecrets();
    await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
    return made;
  }
  const secrets = secretsSchema.safeParse(parseJson(stored));
  if (secrets.success) return secrets.data;
  throw new Refusal(
    `The data folder is damaged: ${file} cannot be read. Delete that file (everyone has to log in again) or the whole folder.`,
  );
}

function makeSecrets(): z.output<typeof secretsSchema> {
  const random = () => randomBytes(32).toString('base64url');
  return {
    jwtSecret: random(),
    stripeSecretKey: `sk_test_${random()}`,
    stripeWebhookSecret: `whsec_${random()}`,
  };
}

async function storedMedicalKey(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const made = createMedicalKey();
    await writeFile(file, `${made}\n`, { mode: 0o600 });
    return made;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The schema rejects it like any other damage.
  }
}
