import { homeWords } from '@camp/contracts/camp/home-words';
import { homeContent } from '@camp/contracts/content/home';
import { heroSizes, type Photograph } from '@camp/contracts/photograph/photograph';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { entrances, publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { PhotographPicture } from '@camp/ui/content/photograph-picture';
import { Hero } from '@camp/ui/page/hero';
import { LinkButton } from '@camp/ui/actions/link-button';

interface HomeHeroProps {
  /** Null if there is no camp, undefined while loading. */
  camp: CurrentCamp | null | undefined;
  /** Shown instead of the drawing. */
  photograph: Photograph | undefined;
}

/** The first screen: date, camp, and whether registration is open (docs/product/public-site.md, Home). */
export function HomeHero({ camp, photograph }: HomeHeroProps) {
  const { eyebrow, lead } = homeWords(camp, pageNow());
  return (
    <Hero
      eyebrow={eyebrow}
      lead={<span data-live="">{lead}</span>}
      title={homeContent.headline}
      photograph={
        photograph && (
          <PhotographPicture
            isFirst
            className="camp-hero__photograph"
            photograph={photograph}
            sizes={heroSizes}
          />
        )
      }
      actions={
        <>
          {camp?.registrationOpen && (
            <LinkButton to={entrances.camperCreate.path} size="large" data-live="">
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
