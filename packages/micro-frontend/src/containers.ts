import type { AppName } from '@camp/contracts/registries/page';
import containers from '../containers.json';

/**
 * How the browser finds the remotes. `container` is the name in the federation. `base` is the path under which the
 * API serves the remote's `dist/`. The webpack presets read the same file.
 */
export const containersOf = containers satisfies Record<AppName, object>;

/** The fixed name of a remote's entry file. All other files have a content hash in their names. */
export const remoteEntryFile = 'remoteEntry.js';

/** The only module that a remote exposes. */
export const registerModule = 'register';
