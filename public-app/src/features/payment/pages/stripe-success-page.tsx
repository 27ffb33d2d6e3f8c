import { pages } from '@camp/contracts/registries/pages';

export default function StripeSuccessPage() {
  return <h1>{pages.stripeSuccess.title}</h1>;
}
