import { staffProfileListQuery } from '@camp/api-client/staff-profile/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { campContent } from '@camp/contracts/content/camp';
import { staffContent } from '@camp/contracts/content/staff';
import { publicPages } from '@camp/contracts/registries/public-pages';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { CardGrid } from '@camp/ui/content/card';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { PlusIcon } from '@camp/ui/icons';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { partOf } from '@camp/ui/feedback/part-of';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RetryNotice } from '../../../layout/retry-notice';
import { DeleteStaffProfile } from '../components/delete-staff-profile';
import { EditButtons } from '../components/edit-buttons';
import { StaffCard, staffCardId } from '../components/staff-card';
import '../staff-profile.css';

const editorId = 'staff-profile-editor';

const StaffProfileEditor = partOf(
  () => import('../components/staff-profile-editor'),
  <Skeleton lines={6} label="Loading the editor" />,
);

/**
 * `/staff-about`, 'Meet the Staff' (docs/product/staff-profile.md): cards for everybody, and the editor for people
 * who may edit all profiles.
 */
export default function StaffAboutPage() {
  const { may } = useSession();
  const mayEdit = may('edit-all', 'staff-about');
  const profiles = useQuery({ ...staffProfileListQuery(), meta: { quiet: true } });
  const [edited, setEdited] = useState<StaffProfileRecord>();
  const [asked, setAsked] = useState(0);
  const [isUnsaved, setUnsaved] = useState(false);
  /** What the form shows next, if the person discards the unsaved changes. */
  const [next, setNext] = useState<{ profile?: StaffProfileRecord }>();
  const [toDelete, setToDelete] = useState<StaffProfileRecord>();
  const showCard = useCardOf(profiles.data);

  /** Scrolls to the form, which is empty or has a card's values. */
  const write = (profile?: StaffProfileRecord) => {
    setEdited(profile);
    setAsked((count) => count + 1);
  };
  const writeOrAsk = (profile?: StaffProfileRecord) => {
    if (isUnsaved && profile?._id !== edited?._id) setNext({ profile });
    else write(profile);
  };

  return (
    <PageLayout className="staff-about">
      <PageHeader
        title={publicPages.staffAbout.title}
        lead={staffContent.intro}
        actions={
          mayEdit && (
            <LinkButton
              href={`#${editorId}`}
              variant="quiet"
              icon={<PlusIcon />}
              onClick={(event) => {
                event.preventDefault();
                writeOrAsk();
              }}
            >
              Add New Staff Profile
            </LinkButton>
          )
        }
      />
      {profiles.isPending && <Skeleton shape="cards" lines={3} label="Loading the staff" />}
      {profiles.isError && <RetryNotice title="We can’t show the staff right now" query={profiles} />}
      {profiles.isSuccess && profiles.data.length === 0 && (
        <EmptyState title="The staff will introduce themselves soon" illustration={<Campfire />}>
          Please check back soon.
        </EmptyState>
      )}
      {profiles.isSuccess && profiles.data.length > 0 && (
        <CardGrid>
          {profiles.data.map((profile) => (
            <StaffCard
              key={profile._id}
              profile={profile}
              actions={
                mayEdit && <EditButtons profile={profile} onEdit={writeOrAsk} onDelete={setToDelete} />
              }
            />
          ))}
        </CardGrid>
      )}
      <Section id="join" title="Would you like to join us?" className="staff-about__join">
        <Prose>
          <p>
            {staffContent.join} {staffContent.interviews}
          </p>
          <p>
            We’d love to hear from you:{' '}
            <TextLink href={`mailto:${campContent.contact.email}`}>{campContent.contact.email}</TextLink>
          </p>
        </Prose>
      </Section>
      {mayEdit && (
        <div id={editorId}>
          <StaffProfileEditor
            profile={edited}
            asked={asked}
            onSaved={(id) => {
              setEdited(undefined);
              showCard(id);
            }}
            onUnsaved={setUnsaved}
            onCancel={() => setEdited(undefined)}
          />
        </div>
      )}
      <ConfirmDialog
        open={next !== undefined}
        confirmLabel="Discard changes"
        onCancel={() => setNext(undefined)}
        onConfirm={() => {
          setNext(undefined);
          write(next?.profile);
        }}
      >
        <p>You haven’t saved your changes.</p>
      </ConfirmDialog>
      {toDelete && (
        <DeleteStaffProfile
          profile={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={(id) => {
            if (id === edited?._id) setEdited(undefined);
          }}
        />
      )}
    </PageLayout>
  );
}

/** Scrolls to the card of a profile once the list contains it. */
function useCardOf(profiles: readonly StaffProfileRecord[] | undefined) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const heading = wanted && document.getElementById(staffCardId(wanted));
    if (!heading) return;
    heading.scrollIntoView({ block: 'center' });
    heading.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted, profiles]);
  return setWanted;
}
