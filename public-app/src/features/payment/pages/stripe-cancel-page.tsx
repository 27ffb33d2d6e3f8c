import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout, Prose } from '@camp/ui/page-layout';

/** `/stripe/cancel`: the way back after a payment that was not made (product.md section 8). */
export default function StripeCancelPage() {
  return (
    <PageLayout width="form">
      <PageHeader title="Whoops! Your payment was canceled." lead="Nothing was charged." />
      <Prose>
        <p>
          Your camper’s registration is still there. You can pay from your profile whenever you are ready; the
          spot is secured once the payment has arrived.
        </p>
      </Prose>
      <LinkButton to="/user/profile">Back to my profile</LinkButton>
    </PageLayout>
  );
}
