import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Badge } from '@camp/ui/content/badge';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../frame/admin-page';
import '../../../frame/admin-cards.css';

/** `/camp/list`: every camp year as a card (docs/product/camp.md). */
export default function CampListPage() {
  const { may } = useSession();
  const { data: current } = useQuery(currentCampQuery());
  const isCurrent = ({ _id }: CampRecord) => _id === current?._id;
  // Sorts the current camp first, then by year, newest first.
  const inOrder = (camps: readonly CampRecord[]) =>
    [...camps].sort(
      (one, other) => Number(isCurrent(other)) - Number(isCurrent(one)) || other.year - one.year,
    );
  return (
    <AdminPage
      title={guardedPages.campList.title}
      actions={
        may('create', 'camp') && <LinkButton to={guardedPages.campCreate.path}>Create Camp</LinkButton>
      }
    >
      <Loaded query={useQuery(campListQuery())} lines={6} label="Loading the camps">
        {(camps) =>
          camps.length === 0 ? (
            <EmptyState title="No camps yet" illustration={<Campfire />}>
              Create the first camp year. Its dates then appear across the site.
            </EmptyState>
          ) : (
            <ul className="admin-cards camp-plain-list">
              {inOrder(camps).map((camp) => (
                <li key={camp._id} className="camp-box">
                  <h2>
                    {camp.year} {isCurrent(camp) && <Badge tone="meadow">Current camp</Badge>}
                  </h2>
                  <p>
                    {formatGmt(camp.startDate)} to {formatGmt(camp.endDate)}
                  </p>
                  <KeyValueList
                    items={[
                      { label: 'Camp theme', value: camp.campTheme },
                      { label: 'Skit theme', value: camp.skitTheme },
                      { label: 'Dance theme', value: camp.danceTheme },
                    ]}
                  />
                  {may('edit', 'camp') && (
                    <div className="camp-button-row">
                      <LinkButton
                        size="small"
                        variant="quiet"
                        to={addressOf(guardedPages.campEdit, { id: camp._id })}
                        aria-label={`Edit ${camp.year}`}
                      >
                        Edit
                      </LinkButton>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AdminPage>
  );
}
