import { campListQuery } from '@camp/api-client/camp/queries';
import { formatGmt } from '@camp/contracts/camp/dates';
import { campWeek } from '@camp/contracts/camp/home-words';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { galleryCount } from '@camp/contracts/photograph/shown-photographs';
import { entrances, publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { Card, CardGrid } from '@camp/ui/content/card';
import { Table } from '@camp/ui/content/table';
import { DatesTrail } from '@camp/ui/content/dates-trail';
import { CameraIcon, PeopleIcon } from '@camp/ui/icons';
import { Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importantDates } from '../camp-dates';
import { HomeFacts } from './home-facts';
import '../camp.css';

/** The home page's content about the current camp. */
export function HomeCamp({ camp }: { camp: CampRecord }) {
  const { group, photos } = campContent.social;
  const socialPlaces = [
    { ...group, Icon: PeopleIcon },
    { ...photos, Icon: CameraIcon },
  ].filter(({ address }) => address !== '');
  const [now] = useState(pageNow);
  const dates = importantDates(camp, now);
  const next = dates.find(({ isPast }) => !isPast);
  return (
    <>
      <HomeFacts camp={camp} />
      <div className={camp.registrationOpen ? 'home-when' : undefined}>
        {camp.registrationOpen && (
          <Section id="deadlines" title="Registration deadlines" live>
            <Deadlines camp={camp} />
          </Section>
        )}
        <Section id="important-dates" title="Important Dates" className="home-dates">
          <DatesTrail
            label="Important Dates"
            dates={dates.map(({ day, isPast, hasPrice, note, ...date }) => ({
              ...date,
              note: note && <span data-live={hasPrice || undefined}>{note}</span>,
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
              Bring something for the skit theme ({camp.skitTheme}) and the dance theme ({camp.danceTheme}).
            </p>
            <p>
              <TextLink to={publicPages.packingList.path}>Packing list</TextLink>
            </p>
          </Card>
          {galleryCount() + socialPlaces.length > 0 && (
            <Card title="See more of camp">
              {galleryCount() > 0 && (
                <p>
                  <CameraIcon />{' '}
                  <TextLink to={publicPages.gallery.path}>{publicPages.gallery.title}</TextLink>
                </p>
              )}
              {socialPlaces.map(({ label, address, Icon }) => (
                <p key={label}>
                  <Icon />{' '}
                  <TextLink href={address} newTab>
                    {label}
                  </TextLink>
                </p>
              ))}
            </Card>
          )}
        </CardGrid>
      </Section>
      <FutureCamps current={camp} />
    </>
  );
}

/** The deadline of each registration, with a link to its form (docs/product/public-site.md, Home). */
function Deadlines({ camp }: { camp: CampRecord }) {
  const rows = [
    { who: 'Campers', to: publicPages.camperHome.path, due: camp.registrationCamperEnd },
    { who: 'Counselors', to: entrances.counselorCreate.path, due: camp.registrationStaffEnd },
    { who: 'Staff', to: entrances.staffCreate.path, due: camp.registrationStaffEnd },
  ];
  return (
    <Table
      caption="Registration deadlines"
      hideCaption
      columns={[
        {
          key: 'who',
          header: 'Registration',
          isRowHeader: true,
          cell: ({ who, to }) => <TextLink to={to}>{who}</TextLink>,
        },
        { key: 'due', header: 'Due', cell: ({ due }) => formatGmt(due) },
      ]}
      rows={rows}
      rowKey={({ who }) => who}
    />
  );
}

/** The camps after the current one. */
function FutureCamps({ current }: { current: CampRecord }) {
  const { data: camps = [], isError } = useQuery(campListQuery());
  const future = camps.filter(({ year }) => year > current.year).sort((one, other) => one.year - other.year);
  if (isError && camps.length === 0)
    return <p>We can’t show future camps right now. They’ll appear here once they load.</p>;
  if (future.length === 0) return null;
  return (
    <Section id="future-camps" title="Future camps" className="home-dates">
      <DatesTrail
        label="Future camps"
        dates={future.map((camp) => ({
          date: campWeek(camp),
          title: `Camp ${camp.year}`,
          note: `Theme: ${camp.campTheme}`,
        }))}
      />
    </Section>
  );
}
