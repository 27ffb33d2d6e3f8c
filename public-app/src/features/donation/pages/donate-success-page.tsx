import { LinkButton } from '@camp/ui/actions/link-button';
import { OutcomePage } from '../../payment/components/outcome-page';
import { DonationPicture } from '../components/donation-picture';
import picture from '../pictures/thank-you.svg';

/** `/donate/success`: thanks the donor, with or without a login (docs/product/donation.md). */
export default function DonateSuccessPage() {
  return (
    <OutcomePage
      picture={
        <DonationPicture address={picture} alt="Children with marshmallows around a campfire at dusk" />
      }
      title="Thank you for your donation!"
      lead="You're helping fund adventures for years to come."
    >
      <p>We’re emailing a tax receipt to the address you gave at checkout.</p>
      <LinkButton to="/">Back to the home page</LinkButton>
    </OutcomePage>
  );
}
