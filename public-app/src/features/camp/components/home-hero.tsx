import { homeWords } from '@camp/contracts/camp/home-words';
import { homeContent } from '@camp/contracts/content/home';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { entrances, publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { Hero } from '@camp/ui/page/hero';
import { LinkButton } from '@camp/ui/actions/link-button';

interface HomeHeroProps {
  /** Null if there is no camp, undefined while loading. */
  camp: CurrentCamp | null | undefined;
}

/** The first screen: date, camp, and whether registration is open (docs/product/public-site.md, Home). */
export function HomeHero({ camp }: HomeHeroProps) {
  return (
    <Hero
      {...homeWords(camp, pageNow())}
      title={homeContent.headline}
      actions={
        <>
          {camp?.registrationOpen && (
            <LinkButton to={entrances.camperCreate.path} size="large">
              Register a camper
            </LinkButton>
          )}
          <LinkButton to={publicPages.camperHome.path} variant="quiet" size="large">
            What’s camp like?
          </LinkButton>
        </>
      }
    />
  );
}
