import { contentListQuery } from '@camp/api-client/content/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { ContentSummary } from '@camp/contracts/content/operations';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminPage } from '../../../frame/admin-page';
import '../../../frame/admin-cards.css';

/** `/admin/content`: the texts that a camp can change (docs/product/administration.md). */
export default function ContentListPage() {
  return (
    <AdminPage
      title={guardedPages.adminContent.title}
      lead="Your camp’s own words, on pages and in emails. Changes appear as soon as you save them."
    >
      <Loaded query={useQuery(contentListQuery())} lines={6} label="Loading the texts">
        {(summaries) => (
          <>
            <Group id="pages" title="Pages" summaries={summaries.filter(({ subject }) => isOnPage(subject))}>
              <PhotographsCard />
            </Group>
            <Group
              id="emails"
              title="Emails"
              summaries={summaries.filter(({ subject }) => !isOnPage(subject))}
            />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

const isOnPage = (subject: ContentSummary['subject']) => contentSubjects[subject].page !== undefined;

interface GroupProps {
  id: string;
  title: string;
  summaries: readonly ContentSummary[];
  /** Cards before those of the texts. */
  children?: ReactNode;
}

function Group({ id, title, summaries, children }: GroupProps) {
  return (
    <Section id={id} title={title}>
      <ul className="admin-cards camp-plain-list">
        {children}
        {summaries.map(({ subject, savedAt }) => (
          <li key={subject} className="camp-box">
            <h3>
              <TextLink to={addressOf(guardedPages.adminContentEdit, { subject })}>
                {contentSubjects[subject].label}
              </TextLink>
            </h3>
            <p>{contentSubjects[subject].about}</p>
            <p className="camp-note">
              {savedAt === null ? 'Original words' : `Changed ${formatMoment(savedAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PhotographsCard() {
  const { path, title } = guardedPages.adminPhotographs;
  return (
    <li className="camp-box">
      <h3>
        <TextLink to={path}>{title}</TextLink>
      </h3>
      <p>The photographs of the gallery and the home page.</p>
    </li>
  );
}
