import { contentListQuery } from '@camp/api-client/content/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
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
          <ul className="admin-cards camp-plain-list">
            {summaries.map(({ subject, savedAt }) => (
              <li key={subject} className="camp-box">
                <h2>
                  <TextLink to={addressOf(guardedPages.adminContentEdit, { subject })}>
                    {contentSubjects[subject].label}
                  </TextLink>
                </h2>
                <p>{contentSubjects[subject].about}</p>
                <p className="camp-note">
                  {savedAt === null ? 'Original words' : `Changed ${formatMoment(savedAt)}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </AdminPage>
  );
}
