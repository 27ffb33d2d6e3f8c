import { campListQuery } from '@camp/api-client/camp/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { DatesTrail } from '@camp/ui/content/dates-trail';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { campWeek } from '@camp/contracts/camp/home-words';

/** The camps after the current one. */
export function FutureCamps({ current }: { current: CampRecord }) {
  const { data: camps = [], isError } = useQuery(campListQuery());
  const future = camps.filter(({ year }) => year > current.year).sort((one, other) => one.year - other.year);
  if (isError && camps.length === 0)
    return <p>Future camps cannot be shown just now; they fill in by themselves.</p>;
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
