import { roleListQuery } from '@camp/api-client/role/queries';
import type { Prefetch } from '@camp/micro-frontend/remote-module';

/** Prefetches all roles. The form selects one of them. */
export const prefetch: Prefetch = ({ ask }) => ask(roleListQuery());
