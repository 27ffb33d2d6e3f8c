import { pages } from '@camp/contracts/registries/pages';

export default function StripeCancelPage() {
  return <h1>{pages.stripeCancel.title}</h1>;
}
