import { publicPages } from '@camp/contracts/registries/public-pages';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { OutcomePage } from '../../payment/components/outcome-page';
import { DonationPicture } from '../components/donation-picture';
import picture from '../pictures/canceled.svg';

/** `/donate/cancel`: the return from a canceled checkout (docs/product/donation.md). */
export default function DonateCancelPage() {
  return (
    <OutcomePage
      picture={<DonationPicture address={picture} alt="A tent in the rain, with a lantern burning inside" />}
      title="Whoops! Your donation was canceled."
      lead="Please try again later or contact staff if you need help."
    >
      <p>You weren’t charged.</p>
      <ButtonRow>
        <LinkButton to={publicPages.donate.path}>Try again</LinkButton>
        <LinkButton to={publicPages.contact.path} variant="quiet">
          Contact
        </LinkButton>
      </ButtonRow>
    </OutcomePage>
  );
}
