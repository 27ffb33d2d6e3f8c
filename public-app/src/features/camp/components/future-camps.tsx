import { campListQuery } from '@camp/api-client/camp/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { Card, CardGrid } from '@camp/ui/card';
import { Section } from '@camp/ui/page-layout';
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
    <Section id="future-camps" title="Future camps">
      <CardGrid>
        {future.map((camp) => (
          <Card key={camp._id} title={`Camp ${camp.year}`}>
            <p>{campWeek(camp)}</p>
            <p>
              <small>Theme: {camp.campTheme}</small>
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
