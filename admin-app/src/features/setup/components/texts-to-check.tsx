import { contentListQuery } from '@camp/api-client/content/queries';
import type { ContentSummary } from '@camp/contracts/content/operations';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';

/** The texts that still make the example's claims, so that no family reads something untrue about a camp. */
export function TextsToCheck() {
  return (
    <Loaded query={useQuery(contentListQuery())} lines={3} label="Loading the texts">
      {(summaries) => <Unchanged summaries={summaries.filter(isUnchanged)} />}
    </Loaded>
  );
}

const isUnchanged = ({ subject, savedAt }: ContentSummary) =>
  savedAt === null && contentSubjects[subject].claims !== undefined;

function Unchanged({ summaries }: { summaries: readonly ContentSummary[] }) {
  if (summaries.length === 0) return null;
  return (
    <div className="camp-stack">
      <p>These texts still have their original words. Change what isn’t true of your camp:</p>
      <ul>
        {summaries.map(({ subject }) => (
          <li key={subject}>
            <TextLink to={addressOf(guardedPages.adminContentEdit, { subject })}>
              {contentSubjects[subject].label}
            </TextLink>
            : {contentSubjects[subject].claims}
          </li>
        ))}
      </ul>
    </div>
  );
}
