import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Card, CardGrid } from '@camp/ui/content/card';
import { DatesTrail } from '@camp/ui/content/dates-trail';
import { CameraIcon, PeopleIcon } from '@camp/ui/icons';
import { Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { useState } from 'react';
import { importantDates } from '../camp-dates';
import { Deadlines } from './deadlines';
import { FutureCamps } from './future-camps';
import { HomeFacts } from './home-facts';
import '../camp.css';

/** What the home page tells of the current camp. */
export function HomeCamp({ camp }: { camp: CampRecord }) {
  const [now] = useState(() => new Date());
  const dates = importantDates(camp, now);
  const next = dates.find(({ isPast }) => !isPast);
  return (
    <>
      <HomeFacts camp={camp} />
      <div className={camp.registrationOpen ? 'home-when' : undefined}>
        {camp.registrationOpen && (
          <Section id="deadlines" title="Registration deadlines">
            <Deadlines camp={camp} />
          </Section>
        )}
        <Section id="important-dates" title="Important Dates" className="home-dates">
          <DatesTrail
            label="Important Dates"
            dates={dates.map(({ day, isPast, ...date }) => ({
              ...date,
              dateTime: day,
              state: isPast ? 'past' : day === next?.day ? 'now' : 'next',
            }))}
          />
        </Section>
      </div>
      <Section id="theme" title={`This year’s theme: ${camp.campTheme}`} band="meadow">
        <CardGrid>
          <Card title="What to bring">
            <p>
              Something for the skits ({camp.skitTheme}) and the dance ({camp.danceTheme}), and warm socks.
            </p>
            <p>
              <TextLink to={publicPages.packingList.path}>Packing list</TextLink>
            </p>
          </Card>
          <Card title="See it">
            <p>
              <PeopleIcon />{' '}
              <TextLink href={campContent.social.group.address} newTab>
                {campContent.social.group.label}
              </TextLink>
            </p>
            <p>
              <CameraIcon />{' '}
              <TextLink href={campContent.social.photos.address} newTab>
                {campContent.social.photos.label}
              </TextLink>
            </p>
          </Card>
        </CardGrid>
      </Section>
      <FutureCamps current={camp} />
    </>
  );
}
