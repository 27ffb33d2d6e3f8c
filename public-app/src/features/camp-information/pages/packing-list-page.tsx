import { useQuery } from '@tanstack/react-query';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { packingListContent } from '@camp/contracts/content/packing-list';
import { pages } from '@camp/contracts/registries/pages';
import { Alert } from '@camp/ui/alert';
import { Button } from '@camp/ui/button';
import { Card, CardGrid } from '@camp/ui/card';
import { KeyValueList } from '@camp/ui/key-value-list';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page-layout';
import './packing-list-page.css';

const toBeDecided = 'TBD';

/** /packing-list; the themes are the current camp's (product.md section 2). */
export default function PackingListPage() {
  const { data: camp, isError } = useQuery(currentCampQuery());
  const { intro, bring, leaveAtHome, notesForParents } = packingListContent;
  return (
    <PageLayout className="packing-list">
      <PageHeader
        eyebrow="Info"
        title={pages.packingList.title}
        lead={intro}
        actions={<Button onClick={() => window.print()}>Print the list</Button>}
      />
      <KeyValueList
        items={[
          { label: 'Dance theme', value: camp?.danceTheme || toBeDecided },
          { label: 'Skit theme', value: camp?.skitTheme || toBeDecided },
        ]}
      />
      {isError && camp === undefined && (
        <Alert kind="info">
          This year’s themes cannot be shown just now. We keep trying, and this page fills in by itself.
        </Alert>
      )}
      <Section id="bring" title="What to bring">
        <CardGrid>
          {bring.map(({ title, items }) => (
            <Card key={title} title={title}>
              <Prose>
                <Items items={items} />
              </Prose>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section id="leave-at-home" title="What NOT to bring">
        <Prose>
          <Items items={leaveAtHome} />
        </Prose>
      </Section>
      <Section id="notes" title="Notes for parents">
        <Prose>
          {notesForParents.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Prose>
      </Section>
    </PageLayout>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
