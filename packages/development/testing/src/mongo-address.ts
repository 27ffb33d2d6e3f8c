import { ConnectionString } from 'mongodb-connection-string-url';
import { MongoClient } from 'mongodb';

/** The URL of one or more servers with a database name in it. */
export function withDatabase(server: string, name: string): string {
  const uri = new ConnectionString(server);
  // Otherwise a driver would look up the user in the URL's database.
  if (uri.username && !uri.searchParams.has('authSource'))
    uri.searchParams.set('authSource', uri.pathname.slice(1) || 'admin');
  uri.pathname = `/${name}`;
  return uri.href;
}

/** The URL with an additional option. */
export function withOption(address: string, option: string, value: string): string {
  const uri = new ConnectionString(address);
  uri.searchParams.set(option, value);
  return uri.href;
}

/** The URL with another user. */
export function withLogin(address: string, username: string, password: string): string {
  const uri = new ConnectionString(address);
  return Object.assign(uri, { username, password }).href;
}

/** Host and port of one server. */
export type Endpoint = { host: string; port: number } | { path: string };

/** The primary of a replica set. A driver that knows all members would bypass any proxy. */
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

/** The URL through another host, without any other member. */
export function viaHost(address: string, host: string): string {
  const uri = new ConnectionString(address);
  uri.hosts = [host];
  uri.searchParams.delete('replicaSet');
  uri.searchParams.set('directConnection', 'true');
  return uri.href;
}
