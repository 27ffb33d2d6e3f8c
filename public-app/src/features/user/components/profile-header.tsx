import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import type { UserProfile } from '@camp/contracts/user/operations';
import { PageHeader } from '@camp/ui/page/page-header';
import { useQuery } from '@tanstack/react-query';

interface ProfileHeaderProps {
  camp: CurrentCamp | null | undefined;
  /** The owner, if this is the reader's own profile and shows a family's records. Undefined otherwise. */
  own: UserProfile | undefined;
}

/** The header of a profile: the account's records, or the account's purpose while nothing has been sent. */
export function ProfileHeader({ camp, own }: ProfileHeaderProps) {
  // The page uses the same query, so this hook adds no request.
  const { data } = useQuery({ ...relatedRecordsQuery(own?._id ?? ''), enabled: false });
  return (
    <PageHeader
      eyebrow={camp ? `Camp ${camp.year}` : undefined}
      title={own ? titleOf(own, data) : guardedPages.userProfile.title}
    />
  );
}

function titleOf({ userType }: UserProfile, records: RelatedRecords | undefined): string {
  const hasCampers = records !== undefined && records.camper.length > 0;
  const hasApplied = records !== undefined && records.counselor.length + records.staff.length > 0;
  return hasCampers || (userType === 'Parent' && !hasApplied) ? 'Your campers' : 'Your application';
}
