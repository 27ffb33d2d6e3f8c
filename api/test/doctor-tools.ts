import { Resolver } from 'node:dns/promises';
import type { Finding } from '@camp/checks/check';
import { systemClock } from '@camp/runtime/clock';
import { startDnsServer, type NameRecords } from '@camp/testing/dns-server';
import { readDiskSpace } from '@camp/checks/disk';
import type { Check, Tools } from '../src/doctor/check';

/** Tools without connections and settings, and with no name server. */
export const doctorTools = (values: Partial<Tools> = {}): Tools => ({
  settings: {},
  clock: systemClock,
  resolver: resolverAt('127.0.0.1:9'),
  readDiskSpace,
  ...values,
});

/** A resolver that asks one name server only. @param address - `127.0.0.1:<port>` */
export function resolverAt(address: string): Resolver {
  const resolver = new Resolver({ timeout: 5_000, tries: 1 });
  resolver.setServers([address]);
  return resolver;
}

/** What a check finds with these records in the name server. */
export async function findWithRecords(
  check: Check,
  records: Readonly<Record<string, NameRecords>>,
  settings: Tools['settings'],
): Promise<Finding> {
  const server = await startDnsServer(records);
  try {
    return await check.run(doctorTools({ settings, resolver: resolverAt(server.address) }));
  } finally {
    await server.close();
  }
}
