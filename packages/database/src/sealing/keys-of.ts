import type { Keyring } from '@camp/runtime/keyring';
import type { Connection } from 'mongoose';
import { SealError } from './seal';

const keyrings = new WeakMap<Connection, Keyring>();

/** Remembers the keys of a connection's models. */
export function rememberKeys(connection: Connection, keys: Keyring | undefined): void {
  if (keys) keyrings.set(connection, keys);
}

/** The keys of a connection. @throws SealError if it has none */
export function keysOf(connection: Connection): Keyring {
  const keys = keyrings.get(connection);
  if (!keys) throw new SealError('MEDICAL_KEY is missing, so no private picture can be read or stored.');
  return keys;
}
