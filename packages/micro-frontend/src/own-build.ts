import { buildMeta } from '@camp/contracts/registries/build-address';

/** The build that this page came from. Undefined in development, where pages are replaced as they change. */
export function ownBuild(): string | undefined {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content;
  return build === 'development' ? undefined : build;
}
