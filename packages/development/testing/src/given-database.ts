import { ConnectionString } from 'mongodb-connection-string-url';

/** The environment variables that name the test database. */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The database given for the tests. It is never MONGODB_URI, which belongs to the product, since tests write to it.
 *
 * @returns undefined if the run starts its own embedded server
 */
export const givenDatabase = ({ TEST_MONGODB_URI }: Variables): string | undefined =>
  TEST_MONGODB_URI || undefined;

/**
 * Tests write and drop databases, so they only use a server on this machine, unless `--i-know` is given.
 *
 * @returns why the tests must not use the given database, in one sentence without its URL
 */
export function refusalOf(variables: Variables): string | undefined {
  const uri = givenDatabase(variables);
  if (uri === undefined) return undefined;
  if (!canParse(uri)) return 'TEST_MONGODB_URI is not an address of a MongoDB.';
  if (variables.TEST_MONGODB_I_KNOW) return undefined;
  const { isSRV, hosts, searchParams } = new ConnectionString(uri);
  if (isSRV) return refuse('gets its hosts from a name server (mongodb+srv)');
  const proxy = [...searchParams].find(([option]) => option.toLowerCase() === 'proxyhost');
  return refusalOfHosts(proxy ? [...hosts, proxy[1]] : hosts);
}

/** Checks the members that the server reports in the same way, since a driver connects to them unless told not to. */
export function refusalOfMembers(variables: Variables, members: readonly string[]): string | undefined {
  const uri = givenDatabase(variables);
  if (uri === undefined || variables.TEST_MONGODB_I_KNOW) return undefined;
  const isDirect = new ConnectionString(uri).searchParams.get('directConnection') === 'true';
  return isDirect ? undefined : refusalOfHosts(members);
}

function refusalOfHosts(hosts: readonly string[]): string | undefined {
  const distant = hosts.find((host) => !isThisMachine(host));
  return distant === undefined ? undefined : refuse(`leads to ${distant}, which is not this machine`);
}

const refuse = (what: string) =>
  `TEST_MONGODB_URI ${what}: tests write and drop databases there (npm test -- --i-know allows it).`;

/** @param host - with or without a port. A unix socket is a path */
function isThisMachine(host: string): boolean {
  const name = decodeURIComponent(host).toLowerCase();
  if (name.startsWith('/')) return true;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(name) || name === '::1';
}

function canParse(uri: string): boolean {
  try {
    return new ConnectionString(uri).hosts.length > 0;
  } catch {
    // The parser's error contains the URL with its password.
    return false;
  }
}
