import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { destinationsFor } from '@camp/contracts/registries/administration-pages';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ParentBlockCard } from '../../parent/components/parent-block-card';
import { AdministrationLinks } from '../components/administration-links';
import { FailingAddress } from '../components/failing-address';
import { ProfileFacts } from '../components/profile-facts';
import { ProfileHeader } from '../components/profile-header';
import { ProfileRegistrations } from '../components/profile-registrations';
import { WithUser } from '../components/with-user';
import { YourData } from '../components/your-data';
import '../user.css';

/**
 * The profile of the current user, or of another user by id (docs/product/related-records.md, The profile).
 * Read-only, except for people who may edit users.
 */
export default function UserProfilePage() {
  const { id } = useParams();
  const session = useSession();
  const { user: current, may } = session;
  const { data: camp } = useQuery(currentCampQuery());
  const isOwn = id === undefined || id === current?._id;
  const destinations = isOwn ? destinationsFor(session).flat() : [];
  return (
    <PageLayout>
      <ProfileHeader camp={camp} own={isOwn && destinations.length === 0 ? current : undefined} />
      {isOwn && current && <FailingAddress user={current} />}
      <AdministrationLinks destinations={destinations} />
      <WithUser id={id}>
        {(user) => {
          const maySeeRecords = isOwn || recordKinds.some((kind) => may('data', kind));
          return (
            <div className="user-profile__columns camp-columns">
              {maySeeRecords && (
                <div className="user-profile__registrations camp-stack">
                  <ProfileRegistrations user={user} camp={camp} isOwn={isOwn} />
                </div>
              )}
              <div className="user-profile__account camp-stack">
                <ProfileFacts user={user} id={id} isOwn={isOwn} mayEdit={isOwn || may('edit', 'user')} />
                {isOwn && <ParentBlockCard user={user} />}
                {isOwn && <YourData />}
              </div>
            </div>
          );
        }}
      </WithUser>
    </PageLayout>
  );
}
