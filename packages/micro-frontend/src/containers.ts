import type { AppName } from '@camp/contracts/registries/page';
import containers from '../containers.json';

/**
 * The remotes, as the browser finds them. `container`: the name in the federation. `base`: the path where the API
 * serves the remote's `dist/`. The webpack presets read the same file.
 */
export const containersOf = containers satisfies Record<AppName, object>;

/** The fixed name of a remote's entry file. Everything else it loads has a content hash in its name. */
export const remoteEntryFile = 'remoteEntry.js';

/** The only module that a remote exposes. */
export const registerModule = 'register';
