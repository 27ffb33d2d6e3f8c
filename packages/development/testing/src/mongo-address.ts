import { ConnectionString } from 'mongodb-connection-string-url';
import { MongoClient } from 'mongodb';

/** The address of a server, or of several, with a database's name in it. */
export function withDatabase(server: string, name: string): string {
  const uri = new ConnectionString(server);
  // Without it a driver looks for its user in the database that the address names.
  if (uri.username && !uri.searchParams.has('authSource'))
    uri.searchParams.set('authSource', uri.pathname.slice(1) || 'admin');
  uri.pathname = `/${name}`;
  return uri.href;
}

/** The address with one more option. */
export function withOption(address: string, option: string, value: string): string {
  const uri = new ConnectionString(address);
  uri.searchParams.set(option, value);
  return uri.href;
}

/** The address for another user. */
export function withLogin(address: string, username: string, password: string): string {
  const uri = new ConnectionString(address);
  return Object.assign(uri, { username, password }).href;
}

/** Where one server listens. */
export type Endpoint = { host: string; port: number } | { path: string };

/**
 * The member of a replica set that takes writes: a driver that is told of all of them finds its own way, past
 * everything that stands between.
 */
export async function primaryOf(address: string): Promise<Endpoint> {
  const client = await MongoClient.connect(address);
  try {
    const { primary } = await client.db('admin').command({ hello: 1 });
    const [first = ''] = new ConnectionString(address).hosts;
    return endpointOf(typeof primary === 'string' ? primary : decodeURIComponent(first));
  } finally {
    await client.close();
  }
}

function endpointOf(host: string): Endpoint {
  if (host.startsWith('/')) return { path: host };
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { host: name.replace(/^\[|\]$/g, ''), port: Number(port ?? 27017) };
}

/** The address by way of another host, and by that one alone. */
export function viaHost(address: string, host: string): string {
  const uri = new ConnectionString(address);
  uri.hosts = [host];
  uri.searchParams.delete('replicaSet');
  uri.searchParams.set('directConnection', 'true');
  return uri.href;
}
