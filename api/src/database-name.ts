/**
 * The database is called `camp` unless the address names another.
 *
 * @param uri - MONGODB_URI
 */
export function databaseNameUnlessGiven(uri: string): string | undefined {
  const path = uri.replace(/^mongodb(\+srv)?:\/\/[^/]*/, '').replace(/\?.*$/, '');
  return path.length > 1 ? undefined : 'camp';
}
