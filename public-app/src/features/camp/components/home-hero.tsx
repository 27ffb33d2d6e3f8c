import { formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { pages } from '@camp/contracts/registries/pages';
import { Hero } from '@camp/ui/hero';
import { LinkButton } from '@camp/ui/link-button';
import { campWeek } from '../camp-dates';

interface HomeHeroProps {
  /** Null when there is no camp, undefined until it is known. */
  camp: CampRecord | null | undefined;
}

/** The first screen: when, what, and whether one can register now (product.md section 2, Home). */
export function HomeHero({ camp }: HomeHeroProps) {
  return (
    <Hero
      eyebrow={camp ? `Camp ${camp.year} · ${campWeek(camp)}` : 'In the mountains, every summer'}
      title="A week they will talk about all year."
      lead={statusOf(camp)}
      actions={
        <>
          {camp?.registrationOpen && (
            <LinkButton to={pages.camperCreate.path} size="large">
              Register a camper
            </LinkButton>
          )}
          <LinkButton to={pages.camperHome.path} variant="quiet" size="large">
            What is camp like?
          </LinkButton>
        </>
      }
    />
  );
}

function statusOf(camp: CampRecord | null | undefined): string {
  if (camp === undefined) return ' ';
  if (camp === null) return 'The next camp is being planned. Please check back soon.';
  return camp.registrationOpen
    ? 'Registrations and Application are now being accepted.'
    : `Registrations and Application are not currently being accepted. Please check back after ${formatGmt(camp.registrationStart)}.`;
}
