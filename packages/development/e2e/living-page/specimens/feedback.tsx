import { Alert } from '@camp/ui/feedback/alert';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import { ProgressBar } from '@camp/ui/feedback/progress-bar';
import { ProtectedPicture } from '@camp/ui/content/protected-picture';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { TextLink } from '@camp/ui/actions/text-link';
import { useToast } from '@camp/ui/feedback/toast';
import { ToastList } from '@camp/ui/feedback/toast-list';
import { TopLoadingBar } from '@camp/ui/feedback/top-loading-bar';
import { Specimen } from '../specimen';

const picture = { isLoading: false, tryAgain: () => undefined, alt: 'Proof of vaccination of Maya Parent' };
const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='160'%3E%3Crect width='240' height='160' fill='%235b7f4f'/%3E%3C/svg%3E";

export function FeedbackSpecimens() {
  const toast = useToast();
  return (
    <Section id="feedback" title="Feedback">
      <Specimen name="Alert">
        <div className="living-scale">
          <Alert title="Registration is currently closed.">It will open on June 15, 2027.</Alert>
          <Alert kind="success" title="Thank you for your payment!">
            A receipt is on its way to you, see <TextLink to="/user/profile">your profile</TextLink>.
          </Alert>
          <Alert
            kind="warning"
            title="You have campers that haven't been paid for yet."
            action={
              <LinkButton size="small" to="/stripe/create">
                Pay for Leo
              </LinkButton>
            }
          >
            Due June 27, 2027
          </Alert>
          <Alert kind="error">The camp cannot be reached. Your answers are saved on this device.</Alert>
        </div>
      </Specimen>
      <Specimen name="Toast">
        <ButtonRow>
          <Button variant="quiet" onClick={() => toast.success('Camper successfully created!')}>
            Success
          </Button>
          <Button variant="quiet" onClick={() => toast.error('Form invalid. Please correct any errors.')}>
            Error
          </Button>
          <Button variant="quiet" onClick={() => toast.info('Please click the reset link in your email.')}>
            Information
          </Button>
        </ButtonRow>
        <div className="living-pinned">
          <ToastList
            label="Example notifications"
            messages={[
              { id: 1, kind: 'success', message: 'Camper successfully created!', times: 1 },
              { id: 2, kind: 'error', message: 'Form invalid. Please correct any errors.', times: 1 },
              { id: 3, kind: 'info', message: 'Please click the reset link in your email.', times: 1 },
            ]}
            onDismiss={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen name="Waiting">
        <div className="living-scale living-pinned">
          <TopLoadingBar />
          <ProgressBar value={64} label="Upload progress" />
          <Skeleton lines={3} />
          <Skeleton shape="cards" lines={3} />
        </div>
      </Specimen>
      <Specimen name="Empty and failed">
        <div className="living-columns">
          <EmptyState
            level={3}
            title="No campers yet"
            illustration={<Signpost />}
            action={<LinkButton to="/camper/create">Register a camper</LinkButton>}
          >
            The first registration takes about ten minutes.
          </EmptyState>
          <ErrorState level={3} illustration={<RainyTent />} onRetry={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="Protected picture: there, on its way, not to be had">
        <div className="living-columns">
          <ProtectedPicture {...picture} address={portrait} problem={undefined} />
          <ProtectedPicture {...picture} address={undefined} problem={undefined} />
          <ProtectedPicture {...picture} address={undefined} problem="The picture is still being prepared." />
        </div>
      </Specimen>
    </Section>
  );
}
