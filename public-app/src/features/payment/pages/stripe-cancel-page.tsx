import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { LinkButton } from '@camp/ui/actions/link-button';
import { profilePath } from '../../user/paths';
import { OutcomePage } from '../components/outcome-page';

/** `/stripe/cancel`: the return from a canceled payment (docs/product/public-site.md, Notices). */
export default function StripeCancelPage() {
  return (
    <OutcomePage
      picture={<RainyTent />}
      title="Whoops! Your payment was canceled."
      lead="You weren’t charged."
    >
      <p>
        Your registration is saved. You can still pay from your profile. The spot is secured once you’ve paid.
      </p>
      <LinkButton to={profilePath()}>Back to my profile</LinkButton>
    </OutcomePage>
  );
}
