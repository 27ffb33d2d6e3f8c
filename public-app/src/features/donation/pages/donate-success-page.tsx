import { Campfire } from '@camp/ui/illustrations/campfire';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import '../donation.css';

/** `/donate/success`, reached without a login (product.md section 2, Donation pages). */
export default function DonateSuccessPage() {
  return (
    <PageLayout width="text" className="donation__outcome">
      <Campfire label="A campfire under the pines, with a marshmallow over it" />
      <PageHeader
        title="Thank you for your donation!"
        lead="You're helping fund adventures for years to come."
      />
      <p>A receipt for your taxes is on its way to the e-mail address that you gave at the checkout.</p>
      <LinkButton to="/">Back to the home page</LinkButton>
    </PageLayout>
  );
}
