import { useQuery } from '@tanstack/react-query';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useTextOnThisPhone } from '@camp/api-client/on-this-phone';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { packingListContent } from '@camp/contracts/content/packing-list';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { Card, CardGrid } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { PageHeader } from '@camp/ui/page/page-header';
import { PaperTitle } from '@camp/ui/page/paper-title';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { RunningText } from '../../../text/running-text';
import { CampOnPaper } from '../components/camp-on-paper';
import { KeepOnPhone } from '../components/keep-on-phone';
import './packing-list-page.css';

const toBeDecided = 'TBD';

/** /packing-list, with the current camp's themes, and what the person keeps on this phone (docs/product/public-site.md). */
export default function PackingListPage() {
  const { data: camp } = useQuery(currentCampQuery());
  const checkIn = useTextOnThisPhone('check-in');
  const { intro, bring, leaveAtHome, notesForParents } = packingListContent;
  return (
    <PageLayout className="packing-list">
      <PageHeader
        title={<PaperTitle>{publicPages.packingList.title}</PaperTitle>}
        lead={intro}
        actions={
          <>
            <Button onClick={() => window.print()}>Print the list</Button>
            {camp && <KeepOnPhone name="packing-list" camp={camp} lines={themesOf(camp)} />}
          </>
        }
      />
      <CampOnPaper camp={camp} />
      {checkIn && (
        <Card level={2} title="Your check-in">
          <KeyValueList items={checkIn.lines} />
        </Card>
      )}
      <Themes />
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

/** 'TBD' if the year has no theme, or there is no camp. */
const themesOf = (camp: CampRecord | null) => [
  { label: 'Dance theme', value: camp?.danceTheme || toBeDecided },
  { label: 'Skit theme', value: camp?.skitTheme || toBeDecided },
];

/** The themes, those on this phone without a network, or an outline while they load. */
function Themes() {
  const { data: camp, isError } = useQuery(currentCampQuery());
  const onThisPhone = useTextOnThisPhone('packing-list');
  if (camp !== undefined) return <KeyValueList items={themesOf(camp)} />;
  if (onThisPhone) return <KeyValueList items={onThisPhone.lines} />;
  return isError ? (
    <Alert kind="info">
      We can’t show this year’s themes right now. We’ll keep trying. This page updates automatically.
    </Alert>
  ) : (
    <KeyValueList items={themesOf(null).map((theme) => ({ ...theme, value: <Skeleton lines={1} /> }))} />
  );
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
