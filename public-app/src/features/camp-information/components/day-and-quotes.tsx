import { camperHomeContent } from '@camp/contracts/content/camper-home';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { Section } from '@camp/ui/page/page-layout';

/** What a day looks like, and what families say once the camp has quoted some. */
export function DayAndQuotes() {
  const { day, quotes } = camperHomeContent;
  return (
    <div className="camper-home__topics camp-stack">
      <Section id="day" title="A day at camp">
        <KeyValueList items={day.map(({ time, what }) => ({ label: time, value: what }))} />
      </Section>
      {quotes.length > 0 && (
        <Section id="quotes" title="What families say">
          <div className="camp-stack">
            {quotes.map(({ text, name }) => (
              <figure key={`${name} ${text}`} className="camper-home__quote">
                <blockquote>{text}</blockquote>
                <figcaption className="camp-note">{name}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}
