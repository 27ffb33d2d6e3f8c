import { Campfire } from '@camp/ui/illustrations/campfire';
import { LinkButton } from '@camp/ui/link-button';
import { OutcomePage } from '../../payment/components/outcome-page';

/** `/donate/success`, reached without a login (product.md section 2, Donation pages). */
export default function DonateSuccessPage() {
  return (
    <OutcomePage
      picture={<Campfire label="A campfire under the pines, with a marshmallow over it" />}
      title="Thank you for your donation!"
      lead="You're helping fund adventures for years to come."
    >
      <p>A receipt for your taxes is on its way to the email address that you gave at the checkout.</p>
      <LinkButton to="/">Back to the home page</LinkButton>
    </OutcomePage>
  );
}
