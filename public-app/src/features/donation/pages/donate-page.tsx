import { donationContent } from '@camp/contracts/content/donations';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Card } from '@camp/ui/content/card';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { RunningText } from '../../../text/running-text';
import { DonationForm } from '../components/donation-form';
import '../donation.css';

/** `/donate`: the reasons to give, and the form that leads to checkout (docs/product/donation.md). */
export default function DonatePage() {
  const [lead, ...more] = donationContent.intro;
  return (
    <PageLayout>
      <PageHeader title={publicPages.donate.title} lead={lead} />
      <div className="donation__columns camp-columns">
        <div>
          <Prose>
            {more.map((paragraph) => (
              <p key={paragraph}>
                <RunningText>{paragraph}</RunningText>
              </p>
            ))}
          </Prose>
          <Section id="gifts" title="What your gift buys">
            <dl>
              {donationContent.giftsBuy.map(({ amount, buys }) => (
                <div key={amount} className="donation__gift">
                  <dt>{amount}</dt>
                  <dd>{buys}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
        <Card title="Your gift" level={2}>
          <DonationForm />
        </Card>
      </div>
    </PageLayout>
  );
}
