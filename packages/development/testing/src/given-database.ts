import { ConnectionString } from 'mongodb-connection-string-url';

/** What a test run knows of the database that it is told to use. */
type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The database that a person names for the tests. It is never MONGODB_URI: that one is the product's own, and tests
 * would write into it.
 *
 * @returns undefined where the run starts an embedded server of its own
 */
export const givenDatabase = ({ TEST_MONGODB_URI }: Variables): string | undefined =>
  TEST_MONGODB_URI || undefined;

/**
 * Tests write and drop databases, so they only use a server on this machine, unless somebody says `--i-know`.
 *
 * @returns why the tests must not use the database that is named, in one sentence without its address
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

/** The same of the members that the server itself names: a driver goes on to those, unless it is told not to. */
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

/** @param host - with or without a port; a unix socket is a path */
function isThisMachine(host: string): boolean {
  const name = decodeURIComponent(host).toLowerCase();
  if (name.startsWith('/')) return true;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(name) || name === '::1';
}

function canParse(uri: string): boolean {
  try {
    return new ConnectionString(uri).hosts.length > 0;
  } catch {
    // The parser's error has the address in it, with its password.
    return false;
  }
}
