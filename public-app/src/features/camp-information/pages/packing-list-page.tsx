import { useQuery } from '@tanstack/react-query';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { packingListContent } from '@camp/contracts/content/packing-list';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { Card, CardGrid } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { RunningText } from '../../../text/running-text';
import './packing-list-page.css';

const toBeDecided = 'TBD';

/** /packing-list, with the current camp's themes (docs/product/public-site.md). */
export default function PackingListPage() {
  const { data: camp, isError } = useQuery(currentCampQuery());
  const { intro, bring, leaveAtHome, notesForParents } = packingListContent;
  return (
    <PageLayout className="packing-list">
      <PageHeader
        title={publicPages.packingList.title}
        lead={intro}
        actions={<Button onClick={() => window.print()}>Print the list</Button>}
      />
      {isError && camp === undefined ? (
        <Alert kind="info">
          We can’t show this year’s themes right now. We’ll keep trying. This page updates automatically.
        </Alert>
      ) : (
        <KeyValueList
          items={[
            { label: 'Dance theme', value: themeOf(camp, 'danceTheme') },
            { label: 'Skit theme', value: themeOf(camp, 'skitTheme') },
          ]}
        />
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
            <p key={note}>
              <RunningText>{note}</RunningText>
            </p>
          ))}
        </Prose>
      </Section>
    </PageLayout>
  );
}

/** Shows 'TBD' if the year has no theme or there is no camp, and an outline while it loads. */
function themeOf(camp: CampRecord | null | undefined, theme: 'danceTheme' | 'skitTheme') {
  if (camp === undefined) return <Skeleton lines={1} />;
  return camp?.[theme] || toBeDecided;
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <RunningText>{item}</RunningText>
        </li>
      ))}
    </ul>
  );
}
