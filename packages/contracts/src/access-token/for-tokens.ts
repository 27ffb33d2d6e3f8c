import { accessTable } from '../access/access-table';
import { operations, type OperationName } from '../registries/operations';

/** Calls about these are never for a program: they decide who may do what. The test form has no use. */
const neverForTokens: readonly string[] = ['user', 'role', 'access-token', 'outgoing-webhook', 'test'];

/**
 * Whether an access token may make a call, if it has the scope. It must be a call that needs a right and that is not
 * only for a family's own records.
 */
export function isForTokens(name: OperationName): boolean {
  const { access } = operations[name];
  const [concept = ''] = name.split('.');
  const { owner, viewer } = accessTable[name];
  return typeof access !== 'string' && !neverForTokens.includes(concept) && (owner >= 400 || viewer < 400);
}
