import type { RemotePages } from '@camp/micro-frontend/remote-module';

/** public-app's pages. The build of the server's bundle links its register file in place of this one. */
const pages = {} as RemotePages<'public-app'>;

export default pages;
