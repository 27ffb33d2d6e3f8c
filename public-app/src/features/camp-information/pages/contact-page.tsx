import { campContent } from '@camp/contracts/content/camp';
import { pages } from '@camp/contracts/registries/pages';
import { Card, CardGrid } from '@camp/ui/card';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { TextLink } from '@camp/ui/text-link';
import { PhoneLink } from '../components/phone-link';

/** /contact: how to reach camp, the website's helper and the nurse (product.md section 2). */
export default function ContactPage() {
  const { contact, place } = campContent;
  return (
    <PageLayout>
      <PageHeader
        title={pages.contact.title}
        lead="Camp has limited WiFi and no cell service, so a message is read sooner than a call is heard."
      />
      <CardGrid>
        <Card title="During camp" level={2}>
          <p>
            Please use iMessage or e-mail:{' '}
            <TextLink href={`mailto:${contact.message}`}>{contact.message}</TextLink>.
          </p>
          <p>
            In an emergency only, call the landline at camp: <PhoneLink number={place.emergencyPhone} />.
          </p>
        </Card>
        <Card title="Health and medicine" level={2}>
          <p>The camp nurse is your contact for every medical question, before camp and during it.</p>
          <p>
            {contact.nurse.name}: <PhoneLink number={contact.nurse.phone} />
            <br />
            <TextLink href={`mailto:${contact.nurse.email}`}>{contact.nurse.email}</TextLink>
          </p>
        </Card>
        <Card title="Help with this website" level={2}>
          <p>Trouble registering, paying or logging in? Tell us which page you were on and what it said.</p>
          <p>
            {contact.website.name}:{' '}
            <TextLink href={`mailto:${contact.website.email}`}>{contact.website.email}</TextLink>
          </p>
        </Card>
      </CardGrid>
    </PageLayout>
  );
}
