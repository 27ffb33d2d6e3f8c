import { roleListQuery } from '@camp/api-client/role/queries';
import type { AskAhead } from '@camp/micro-frontend/remote-module';

/** All roles: the form finds its own among them. */
export const askAhead: AskAhead = ({ ask }) => ask(roleListQuery());
